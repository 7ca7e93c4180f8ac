import Testing
import ViewRuntime

@Suite struct TransactionTests {
  private let host = Host()

  private func root(
    _ action: @escaping (Scope) -> Void, body: @escaping (Scope, Int) -> Void = { _, _ in }
  ) -> ViewElement {
    ViewType(host, "Root", [.state("n")]) { [host] scope in
      let n = scope.get("n")
      host.note("body \(n)")
      body(scope, n)
      return button("go") { action(scope) }
        .onChange(of: n) { host.note("change \($0)->\($1)") }
    }()
  }

  @Test func U24_anActionSeesItsOwnWrites() {
    host.mount(
      root { [host] scope in
        scope.set("n", scope.get("n") + 1)
        host.note("action \(scope.get("n"))")
      })
    host.tap("go")
    #expect(host.takeLines() == ["body 0", "action 1", "body 1", "change 0->1"])
  }

  @Test func U40_manyWritesAreOneUpdate() {
    host.mount(root { scope in for value in 1...3 { scope.set("n", value) } })
    _ = host.takeLines()
    host.tap("go")
    #expect(host.takeLines() == ["body 3", "change 0->3"])
  }

  @Test func U41_anAnimationIsATransactionOfItsOwn() {
    host.mount(
      root { scope in
        scope.set("n", 1)
        scope.set("n", 2)
        scope.instance.runtime.withTransaction(.init(animation: .standard)) {
          scope.set("n", 3)
          scope.set("n", 4)
        }
      })
    _ = host.takeLines()
    let report = host.tap("go")
    #expect(host.takeLines() == ["body 2", "change 0->2", "body 4", "change 2->4"])
    #expect(report.bodies.map(\.runs) == [2])
  }

  @Test func U29_thereAndBackIsNoChangeForOnChange() {
    host.mount(
      root { scope in
        scope.set("n", 1)
        scope.set("n", 0)
      })
    _ = host.takeLines()
    host.tap("go")
    #expect(host.takeLines() == ["body 0"])
  }

  @Test func U44_aWriteInABodyIsRefused() {
    let report = host.mount(root({ _ in }, body: { scope, n in scope.set("n", n + 1) }))
    #expect(report.warnings == [Runtime.writeDuringUpdate])
    #expect(host.takeLines() == ["body 0"])
    #expect(report.state.map(\.value) == ["0"])
  }

  @Test func U45_publishingInABodyWarnsAndWaits() {
    let signal = Signal(host)
    let view = ViewType(host, "Bad", [.object("m")]) { [host] _ in
      host.note("body \(signal.value)")
      signal.set(signal.value + 1)
      return text("x")
    }
    let report = host.mount(view(objects: ["m": signal]))
    #expect(report.warnings == [Runtime.publishDuringUpdate])
    #expect(host.takeLines() == ["body 0", "body 1"])
  }

  @Test func anActionThatFailsStillFlushes() {
    struct Problem: Error, CustomStringConvertible { let description = "no" }
    let view = ViewType(host, "V", [.state("n")]) { scope in
      button("\(scope.get("n"))") {
        scope.set("n", 1)
        throw Problem()
      }
    }
    host.mount(view())
    let report = host.tap("0")
    #expect(report.error == "no")
    #expect(host.texts == ["1"])
  }

  @Test func whatIsPrintedBeforeAStepBelongsToIt() {
    host.runtime.printed("early")
    #expect(host.mount(text("x")).printed == ["early"])
    #expect(host.act {}.printed.isEmpty)
  }
}
