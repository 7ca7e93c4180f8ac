import Testing
import ViewRuntime

/// What an update costs must follow what changed; limits are ten times what is aimed for, so that
/// a busy machine passes.
@Suite(.serialized) struct CostTests {
  /// Many rows `HStack { Text; Text }`, each with a state of its own.
  private final class Rows {
    let host = Host()
    var boxes: [Int: Box] = [:]
    let signal: Signal
    var bodies = 0

    init(_ count: Int) {
      signal = Signal(host)
      host.runtime.reportParts = []
      let row = ViewType(host, "Row", [.state("on")]) { [unowned self] scope in
        let id = scope.field("id")
        bodies += 1
        boxes[id] = scope.box("on")
        return .container(
          ContainerElement(
            type: "HStack", layout: .horizontal(alignment: .center, spacing: nil),
            content: .tuple([text("Row \(id)"), text(scope.get("on") == 1 ? "on" : "off")])))
      }
      let ids = Array(0..<count)
      let root = ViewType(host, "Root", [.object("m")]) { [unowned self] _ in
        vstack(text("tick \(signal.value)"), rows(ids) { row(["id": $0]) })
      }
      host.mount(root(objects: ["m": signal]))
    }
  }

  private func time(_ work: () -> Void) -> Duration { ContinuousClock().measure(work) }

  @Test func aLeafUpdateDoesNotDependOnTheNumberOfRows() {
    for count in [1000, 20_000] {
      let rows = Rows(count)
      rows.bodies = 0
      let spent = time {
        for turn in 0..<200 {
          rows.host.act { rows.boxes[turn * (count / 200)]?.set(1) }
        }
      }
      #expect(rows.bodies == 200)
      #expect(spent / 200 < .microseconds(200), "\(count) rows")
    }
  }

  @Test func aRootBodyRunsNoEqualRow() {
    let rows = Rows(1000)
    rows.bodies = 0
    let spent = time { rows.host.act { rows.signal.set(1) } }
    #expect(rows.bodies == 0)
    #expect(spent < .milliseconds(20))
  }

  @Test func manyRowsAreBuiltInTime() {
    var rows: Rows?
    let spent = time { rows = Rows(100_000) }
    #expect(rows?.bodies == 100_000)
    #expect(spent < .seconds(10))
  }
}
