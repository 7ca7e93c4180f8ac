import Testing
import ViewRuntime

@Suite struct ReportTests {
  private let host = Host()

  private func mountReset() {
    let counter = ViewType(host, "Counter", [.state("n")]) { scope in
      button("n \(scope.get("n"))") { scope.set("n", scope.get("n") + 1) }
    }
    let root = ViewType(host, "ContentView", [.state("isOn", 1)]) { scope in
      let isOn = scope.get("isOn") == 1
      return vstack(
        text(isOn ? "ON" : "OFF"), either(isOn, counter(), counter()),
        button("Toggle") { scope.set("isOn", isOn ? 0 : 1) })
    }
    host.mount(root())
  }

  @Test func treeRowsCarryMarksAndRemarks() {
    mountReset()
    host.tap("n 0")
    let rows = host.tap("Toggle").tree
    #expect(
      rows.map { "\($0.mark.rawValue) \($0.depth) \($0.type) \($0.remark)" } == [
        "* 0 ContentView body ran: _isOn",
        "  1 VStack ",
        "~ 2 Text ON -> OFF",
        "- 2 Counter n = 1 lost",
        "- 3 Button ",
        "- 4 Text ",
        "+ 2 Counter n = 0 new",
        "+ 3 Button ",
        "+ 4 Text ",
        "  2 Button ",
        "  3 Text ",
      ])
    #expect(rows.map(\.isReset).filter { $0 }.count == 2)
    #expect(rows.filter(\.isReset).map(\.type) == ["Counter", "Counter"])
  }

  @Test func countsAddUp() {
    mountReset()
    let report = host.tap("Toggle")
    #expect(
      report.counts
        == StepReport.Counts(bodies: 2, created: 3, updated: 1, removed: 3, moved: 0))
    #expect(report.unchanged == 3)
    let live = host.runtime.treeRows().count
    #expect(live == report.unchanged + report.counts.created + report.counts.updated + 1)
  }

  @Test func partsCanBeMadeLater() {
    mountReset()
    host.runtime.reportParts = []
    var report = host.tap("Toggle")
    #expect(report.tree.isEmpty && report.bodies.isEmpty && report.texts.isEmpty)
    #expect(report.counts.created == 3)
    host.runtime.fill(&report, .usual)
    #expect(report.created.count == 3)
    #expect(report.texts == ["OFF", "n 0", "Toggle"])
    var older = report
    older.texts = []
    host.tap("Toggle")
    host.runtime.fill(&older, .texts)
    #expect(older.texts.isEmpty)
  }

  @Test func stateListsEveryStateWithItsChange() {
    mountReset()
    let report = host.tap("n 0")
    #expect(report.state.map { "\($0.owner).\($0.name)" } == ["ContentView.isOn", "Counter.n"])
    #expect(report.state.map(\.change) == [.kept, .changed])
    #expect(report.state.map(\.was) == [nil, "0"])
  }

  @Test func aStepWithoutEffectReportsNothing() {
    mountReset()
    let report = host.act {}
    #expect(report.counts == StepReport.Counts())
    #expect(report.unchanged == host.runtime.treeRows().count)
  }

  @Test func theBlueprintShowsWrappers() {
    let inner = ViewType(host, "Inner") { _ in .group(.tuple([text("a"), .optional(nil)])) }
    host.mount(
      vstack(inner(), either(true, text("b"), text("c")), text("d").id(4), .empty))
    #expect(
      host.runtime.viewTree().map { "\($0.depth) \($0.type) \($0.detail)" } == [
        "0 VStack ", "1 TupleView ", "2 Inner ", "3 Group ", "4 TupleView ", "5 Text a",
        "5 Optional nil", "2 _ConditionalContent true", "3 Text b", "2 IDView 4", "3 Text d",
        "2 EmptyView ",
      ])
  }

  @Test func targetsAreFoundByLabelIdAndPath() {
    mountReset()
    let runtime = host.runtime
    #expect(runtime.targets(matching: "Toggle").map(\.type) == ["Button"])
    #expect(runtime.targets(matching: "Counter").map(\.type) == ["Button"])
    #expect(runtime.targets(matching: "#2").map(\.type) == ["VStack"])
    #expect(runtime.targets(matching: "VStack/0/Text").map(\.label) == ["ON"])
    #expect(runtime.targets(matching: "nothing").isEmpty)
    #expect(runtime.instance(of: nil)?.type.name == "ContentView")
  }

  @Test func nothingInADisabledViewAnswers() {
    let view = button("tap") {}.modified("allowsHitTesting", .ignoresTouches(true))
    host.mount(view)
    let target = host.runtime.targets(matching: "tap").first
    #expect(target != nil)
    #expect(target.flatMap { host.runtime.interaction(of: $0.node) } == nil)
  }

  /// Says when it ends, as a program's `deinit` may.
  private final class Token {
    let host: Host
    init(_ host: Host) { self.host = host }
    deinit { host.runtime.printed("gone") }
  }

  @Test func whatARemovedViewHeldEndsInTheSameStep() {
    let root = ViewType(host, "Root", [.state("n")]) { [host] scope in
      let n = scope.get("n")
      func held() -> ViewElement {
        let token = Token(host)
        return button("held") { host.note("\(token.host.lines.count)") }
      }
      return vstack(
        .optional(n == 0 ? held() : nil), button("go") { scope.set("n", 1) })
    }
    #expect(host.mount(root()).printed.isEmpty)
    #expect(host.tap("go").printed == ["gone"])
  }
}
