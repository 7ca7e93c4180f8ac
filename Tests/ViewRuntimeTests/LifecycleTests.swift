import Testing
import ViewRuntime

@Suite struct LifecycleTests {
  private let host = Host()

  /// A root with one state, `n`, and a button `go` that adds one to it.
  private func root(_ content: @escaping (Scope, Int) -> ViewElement) -> ViewElement {
    ViewType(host, "Root", [.state("n")]) { [host] scope in
      let n = scope.get("n")
      host.note("body \(n)")
      return vstack(content(scope, n), button("go") { scope.set("n", scope.get("n") + 1) })
    }()
  }

  /// What was noted, without the bodies.
  private func callbacks() -> [String] { host.takeLines().filter { !$0.hasPrefix("body") } }

  @Test func U43_aWriteInOnAppearLeadsToASecondBody() {
    let report = host.mount(
      root { scope, n in
        text("\(n)").onAppear {
          host.note("appear")
          scope.set("n", 7)
        }
      })
    #expect(host.takeLines() == ["body 0", "appear", "body 7"])
    #expect(report.bodies.map(\.runs) == [2])
    #expect(report.updated.isEmpty)
    #expect(report.created.types == ["Root", "VStack", "onAppear", "Text", "Button", "Text"])
    #expect(report.events.map(\.kind) == ["onAppear"])
    #expect(report.events.map(\.path) == ["Root/VStack/0/onAppear/Text"])
  }

  @Test func U140_U141_onChangeGetsOldAndNew() {
    host.mount(
      root { _, n in
        text("x")
          .onChange(of: n) { host.note("\($0)->\($1)") }
          .onChange(of: n, initial: true) { host.note("initial \($0)->\($1)") }
      })
    #expect(callbacks() == ["initial 0->0"])
    host.tap("go")
    #expect(callbacks() == ["0->1", "initial 0->1"])
  }

  @Test func U142_U143_allOfOnePassSeeTheSamePair() {
    host.mount(
      root { scope, n in
        text("x")
          .onChange(of: n) { old, new in
            host.note("A \(old)->\(new)")
            if new == 1 { scope.set("n", 5) }
          }
          .onChange(of: n) { host.note("B \($0)->\($1)") }
      })
    _ = callbacks()
    host.tap("go")
    #expect(callbacks() == ["A 0->1", "B 0->1", "A 1->5", "B 1->5"])
  }

  @Test func U144_aSelfFeedingOnChangeIsStopped() {
    host.mount(
      root { scope, n in
        text("\(n)").onChange(of: n) { _, new in
          host.note("change \(new)")
          scope.set("n", scope.get("n") + 1)
        }
      })
    _ = callbacks()
    let report = host.tap("go")
    #expect(callbacks() == ["change 1", "change 2"])
    #expect(
      report.warnings == ["onChange(of: Int) action tried to update multiple times per frame."])
    #expect(host.texts == ["3", "go"])
  }

  @Test func U147_theOldFormRunsThePreviousClosure() {
    host.mount(
      root { _, n in
        text("x")
          .onChange(of: n) { host.note("new \($1) snapshot \(n)") }
          .onChange(of: n, usesPreviousAction: true) { host.note("old \($1) snapshot \(n)") }
      })
    _ = callbacks()
    host.tap("go")
    #expect(callbacks() == ["new 1 snapshot 1", "old 1 snapshot 0"])
  }

  @Test func U148_whereTheIdIsDecidesAboutOnAppear() {
    host.mount(
      root { _, n in
        vstack(
          text("a").onAppear { host.note("inside") }.id(n),
          text("b").id(n).onAppear { host.note("outside") })
      })
    #expect(Set(callbacks()) == ["inside", "outside"])
    host.tap("go")
    #expect(callbacks() == ["inside"])
  }

  @Test func U149_theNewAppearsBeforeTheOldDisappears() {
    host.mount(
      root { scope, n in
        text("x")
          .onAppear { host.note("appear \(scope.get("n"))") }
          .onDisappear { host.note("disappear \(scope.get("n"))") }
          .id(n)
      })
    host.tap("go")
    #expect(callbacks() == ["appear 0", "appear 1", "disappear 1"])
  }

  @Test func C06_anyViewExchangesTheOtherWayRound() {
    host.mount(
      root { _, n in
        .erased(
          typeName: "\(n)",
          text("x").onAppear { host.note("appear \(n)") }
            .onDisappear { host.note("disappear \(n)") })
      })
    host.tap("go")
    #expect(callbacks() == ["appear 0", "disappear 0", "appear 1"])
  }

  @Test func L05_L06_innerFirstAndTasksLast() {
    func hooks(_ name: String, _ view: ViewElement) -> ViewElement {
      view.task { host.note("\(name) task") }
        .onChange(of: 1, initial: true) { _, _ in host.note("\(name) change") }
        .onAppear { host.note("\(name) appear") }
    }
    host.mount(hooks("Group", .group(hooks("VStack", vstack(hooks("Text", text("t")))))))
    #expect(
      callbacks() == [
        "Text change", "Text appear", "VStack change", "VStack appear", "Group change",
        "Group appear", "Text task", "VStack task", "Group task",
      ])
  }

  @Test func L16_aTaskRestartsWhenItsIdChanges() {
    host.mount(root { _, n in text("x").task(id: n / 2) { host.note("task \(n)") } })
    #expect(callbacks() == ["task 0"])
    host.tap("go")
    #expect(callbacks().isEmpty)
    let report = host.tap("go")
    #expect(callbacks() == ["task 2"])
    #expect(report.events.map(\.kind) == ["taskCancelled", "task"])
  }

  @Test func L27_anAppearanceIsOne() {
    host.mount(root { _, n in text("\(n)").onAppear { host.note("appear") } })
    for _ in 0..<3 { host.tap("go") }
    #expect(callbacks() == ["appear"])
  }

  @Test func I17_I18_onAppearOfAGroupIsMerged() {
    host.mount(
      root { _, n in
        ViewElement.group(
          .tuple([
            either(
              n == 0, text("L").onAppear { host.note("left") },
              text("R").onAppear { host.note("right") }),
            text("c"),
          ])
        ).onAppear { host.note("group") }
      })
    #expect(callbacks() == ["left", "group"])
    host.tap("go")
    #expect(callbacks() == ["right"])
  }

  @Test func L22_retainedContentAppearsAndDisappears() {
    func tab(_ name: String) -> ViewElement {
      text(name).onAppear { host.note("\(name) appear") }
        .onDisappear { host.note("\(name) disappear") }
    }
    host.mount(
      root { _, n in
        vstack(
          .retained(isVisible: n.isMultiple(of: 2), tab("1")),
          .retained(isVisible: !n.isMultiple(of: 2), tab("2")))
      })
    host.tap("go")
    host.tap("go")
    #expect(
      callbacks() == ["1 appear", "2 appear", "1 disappear", "1 appear", "2 disappear"])
  }

  @Test func whatNeverSettlesIsCutOff() {
    host.mount(
      root { scope, n in
        .tuple([
          text("\(n)").onAppear { scope.set("n", scope.get("n") + 1) }.id(n), text("end"),
        ])
      })
    let report = host.tap("go")
    #expect(report.warnings == ["views were still changing after 100 updates: stopped"])
    #expect(host.tap("end").error != nil)
  }
}
