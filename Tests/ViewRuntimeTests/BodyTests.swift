import Testing
import ViewRuntime

/// Which bodies run, in which order, and for which reasons.
@Suite struct BodyTests {
  private let host = Host()

  /// A type that notes `_printChanges` and what `body` says.
  private func noting(
    _ name: String, _ properties: [Property] = [], _ body: @escaping (Scope) -> ViewElement
  ) -> ViewType {
    ViewType(host, name, properties) { [host] scope in
      host.note(scope.instance.changesDescription)
      return body(scope)
    }
  }

  @Test func U01_U02_firstRunsNameSelfAndIdentity() {
    let plain = noting("Plain") { _ in text("hi") }
    let stateful = noting("WithState", [.state("title")]) { _ in text("fixed") }
    let report = host.mount(vstack(plain(), stateful()))
    #expect(
      host.takeLines() == [
        "Plain: @self changed.", "WithState: @self, @identity, _title changed.",
      ])
    #expect(report.bodies.map(\.because) == [["@self"], ["@identity", "@self", "_title"]])
  }

  @Test func U05_aStateChangeNamesTheState() {
    let counter = noting("Counter", [.state("count")]) { scope in
      button("\(scope.get("count"))") { scope.set("count", scope.get("count") + 1) }
    }
    host.mount(counter())
    _ = host.takeLines()
    let report = host.tap("0")
    #expect(host.takeLines() == ["Counter: _count changed."])
    #expect(report.bodies.map(\.because) == [["_count"]])
    #expect(
      report.bodies.first?.causes == [
        "Counter.count: 0 -> 1, and this body has read it (U05)"
      ])
    #expect(report.writes.map(\.readers) == [1])
    #expect(report.updated.map(\.was) == ["0"])
    #expect(report.unchanged == 1)
  }

  @Test func U09_outsideABodyNothingChanged() {
    let plain = noting("Plain", [.state("n")]) { _ in text("x") }
    host.mount(plain())
    #expect(host.runtime.instance(of: nil)?.changesDescription == "Plain: unchanged.")
  }

  @Test func U07_severalReasonsAreOneRun() {
    let leaf = noting("Leaf", [.object("store")]) { scope in text("\(scope.field("copy"))") }
    let signal = Signal(host)
    let root = noting("Root", [.object("store")]) { _ in
      leaf(["copy": signal.value], objects: ["store": signal])
    }
    host.mount(root(objects: ["store": signal]))
    _ = host.takeLines()
    host.act { signal.set(1) }
    #expect(
      host.takeLines() == ["Root: _store changed.", "Leaf: @self, _store changed."])
  }

  @Test func U08_namesAreInDeclarationOrder() {
    let pair = noting("Pair", [.state("first"), .state("second")]) { scope in
      button("\(scope.get("first"))/\(scope.get("second"))") {
        scope.set("second", 1)
        scope.set("first", 1)
      }
    }
    host.mount(pair())
    _ = host.takeLines()
    host.tap("0/0")
    #expect(host.takeLines() == ["Pair: _first, _second changed."])
  }

  @Test func U11_anEqualValueSkipsTheChild() {
    let badge = noting("Badge") { scope in text("\(scope.field("big"))") }
    let root = noting("Root", [.state("n")]) { scope in
      let n = scope.get("n")
      return vstack(button("n") { scope.set("n", n + 1) }, badge(["big": n > 1 ? 1 : 0]))
    }
    host.mount(root())
    _ = host.takeLines()
    let skipped = host.tap("n")
    #expect(host.takeLines() == ["Root: _n changed."])
    #expect(skipped.bodies.first?.changedOutput == false)
    let ran = host.tap("n")
    #expect(host.takeLines() == ["Root: _n changed.", "Badge: @self changed."])
    #expect(
      ran.bodies.last?.causes == ["Root made another Badge: big was 0, is 1 (U06)"])
  }

  @Test func U14_initsComeBeforeBodies() {
    let row = ViewType(host, "Row") { [host] scope in
      host.note("body \(scope.field("n"))")
      return text("row")
    }
    let root = ViewType(host, "Root") { [host] _ in
      vstack(
        rows([1, 2]) {
          host.note("init \($0)")
          return row(["n": $0])
        })
    }
    host.mount(root())
    #expect(host.takeLines() == ["init 1", "init 2", "body 1", "body 2"])
  }

  @Test func U15_aGrandchildRunsBelowASkippedBody() {
    let signal = Signal(host)
    let leaf = noting("Leaf", [.object("env")]) { _ in text("leaf") }
    let middle = noting("Middle") { _ in leaf(objects: ["env": signal]) }
    let after = noting("After") { scope in text("\(scope.field("n"))") }
    let root = noting("Root", [.object("env")]) { _ in
      vstack(middle(), after(["n": signal.value]))
    }
    host.mount(root(objects: ["env": signal]))
    _ = host.takeLines()
    host.act { signal.set(1) }
    #expect(
      host.takeLines() == ["Root: _env changed.", "Leaf: _env changed.", "After: @self changed."])
  }

  @Test func U23_unreadStateRunsNothing() {
    let quiet = noting("Quiet", [.state("n")]) { scope in
      button("inc") { scope.set("n", scope.get("n") + 1) }
    }
    host.mount(quiet())
    _ = host.takeLines()
    let report = host.tap("inc")
    #expect(host.takeLines().isEmpty)
    #expect(report.writes.map(\.readers) == [0])
    #expect(report.state.map(\.value) == ["1"])
    #expect(report.state.map(\.change) == [.changed])
  }

  @Test func U25_anEqualWriteIsDropped() {
    let same = noting("Same", [.state("n", 5)]) { scope in
      button("\(scope.get("n"))") { scope.set("n", 5) }
    }
    host.mount(same())
    let report = host.tap("5")
    #expect(report.bodies.isEmpty)
    #expect(report.writes.map(\.isChange) == [false])
  }

  @Test func U34_aReadMakesADependencyForGood() {
    let view = noting("V", [.state("show"), .state("n")]) { scope in
      vstack(
        .optional(scope.get("show") == 1 ? text("\(scope.get("n"))") : nil),
        button("n") { scope.set("n", scope.get("n") + 1) },
        button("show") { scope.set("show", 1 - scope.get("show")) })
    }
    host.mount(view())
    #expect(host.tap("n").bodies.isEmpty)
    #expect(host.tap("show").bodies.count == 1)
    #expect(host.tap("n").bodies.count == 1)
    #expect(host.tap("show").bodies.count == 1)
    #expect(host.tap("n").bodies.count == 1)
  }

  @Test func U50_theParentOfABindingDoesNotRun() {
    let field = noting("Field", [.binding("n")]) { scope in
      button("n \(scope.get("n"))") { scope.set("n", scope.get("n") + 1) }
    }
    let root = noting("Root", [.state("n")]) { scope in field(bindings: ["n": scope.box("n")]) }
    host.mount(root())
    _ = host.takeLines()
    host.tap("n 0")
    #expect(host.takeLines() == ["Field: _n changed."])
    #expect(host.texts == ["n 1"])
  }

  @Test func U51_U52_aBindingComparesByValue() {
    let field = noting("Field", [.binding("on")]) { scope in
      button("on \(scope.get("on"))") { scope.set("on", 1) }
    }
    let root = noting("Root", [.state("on"), .state("other")]) { scope in
      vstack(
        text("\(scope.get("on")) \(scope.get("other"))"),
        field(bindings: ["on": scope.box("on")]),
        button("other") { scope.set("other", 1) })
    }
    host.mount(root())
    _ = host.takeLines()
    host.tap("other")
    #expect(host.takeLines() == ["Root: _other changed."])
    host.tap("on 0")
    #expect(host.takeLines() == ["Root: _on changed.", "Field: @self, _on changed."])
  }

  @Test func U60_anObjectRunsWhoeverDeclaresIt() {
    let signal = Signal(host)
    let view = noting("V", [.object("m")]) { _ in text("abc") }
    host.mount(view(objects: ["m": signal]))
    _ = host.takeLines()
    let report = host.act { signal.set(0) }
    #expect(host.takeLines() == ["V: _m changed."])
    #expect(report.updated.isEmpty)
    #expect(report.bodies.first?.changedOutput == false)
  }

  @Test func U80_U90_onlyWhatWasReadIsObserved() {
    let shown = Observed(host)
    let hidden = Observed(host)
    let view = noting("V") { _ in text("\(shown.value)") }
    host.mount(view())
    _ = host.takeLines()
    host.act { hidden.value = 1 }
    #expect(host.takeLines().isEmpty)
    host.act { shown.value = 1 }
    #expect(host.takeLines() == ["V: @dependencies changed."])
  }

  @Test func aControlWithABindingIsUpdatedAlone() {
    let view = noting("V", [.state("on")]) { scope in
      let box = scope.box("on")
      return vstack(
        .dynamic(
          DynamicElement(sources: [box.source].compactMap { $0 }) { text("is \(box.visible)") }),
        button("flip") { box.set(1 - box.current) })
    }
    host.mount(view())
    let report = host.tap("flip")
    #expect(report.bodies.isEmpty)
    #expect(report.updated.map(\.detail) == ["is 1"])
    #expect(
      report.updated.first?.because == "the value it is bound to changed: V.on: 0 -> 1 (U50)")
    #expect(report.writes.map(\.readers) == [0])
  }
}
