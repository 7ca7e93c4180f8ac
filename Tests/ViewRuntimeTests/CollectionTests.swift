import Testing
import ViewRuntime

@Suite struct CollectionTests {
  private let host = Host()

  /// A list whose ids the test changes, with a counter in each row.
  private final class Model {
    var ids: [Int]
    init(_ ids: [Int]) { self.ids = ids }
  }

  private func mountRows(_ ids: [Int], isConstantRange: Bool = false) -> (Model, Signal) {
    let model = Model(ids)
    let signal = Signal(host)
    let row = ViewType(host, "Row", [.state("n")]) { [host] scope in
      host.note("row \(scope.field("id"))")
      return button("\(scope.field("id")): \(scope.get("n"))") {
        scope.set("n", scope.get("n") + 1)
      }
    }
    let list = ViewType(host, "Root", [.object("model")]) { _ in
      vstack(rows(model.ids, isConstantRange: isConstantRange) { row(["id": $0]) })
    }
    host.mount(list(objects: ["model": signal]))
    return (model, signal)
  }

  private func change(_ model: Model, _ signal: Signal, to ids: [Int]) -> StepReport {
    _ = host.takeLines()
    return host.act {
      model.ids = ids
      signal.set(signal.value + 1)
    }
  }

  @Test func I42_stateFollowsTheId() {
    let (model, signal) = mountRows([1, 2, 3])
    host.tap("1: 0")
    let report = change(model, signal, to: [3, 2, 1])
    #expect(host.texts == ["3: 0", "2: 0", "1: 1"])
    #expect(report.created.isEmpty && report.removed.isEmpty)
    #expect(report.moved.count == 2)
    #expect(host.takeLines().isEmpty)
  }

  @Test func I43_aFrontInsertMakesOneRow() {
    let (model, signal) = mountRows([1, 2, 3])
    host.tap("2: 0")
    let report = change(model, signal, to: [9, 1, 2, 3])
    #expect(report.created.first?.path == "Root/VStack/ForEach[id=9]/Row")
    #expect(report.created.first?.because == "ForEach has a new id: 9 (I43)")
    #expect(report.created.types == ["Row", "Button", "Text"])
    #expect(report.moved.isEmpty)
    #expect(host.takeLines() == ["row 9"])
    #expect(host.texts == ["9: 0", "1: 0", "2: 1", "3: 0"])
  }

  @Test func I44_aRemovedIdStartsAnew() {
    let (model, signal) = mountRows([1, 2, 3])
    host.tap("2: 0")
    let removal = change(model, signal, to: [1, 3])
    #expect(removal.removed.first?.path == "Root/VStack/ForEach[id=2]/Row")
    #expect(removal.lost.map(\.value) == ["1"])
    _ = change(model, signal, to: [1, 3, 2])
    #expect(host.texts == ["1: 0", "3: 0", "2: 0"])
  }

  @Test func movesAndInsertsTogetherKeepOrder() {
    let (model, signal) = mountRows([1, 2, 3, 4, 5, 6])
    for label in ["1: 0", "4: 0", "6: 0"] { host.tap(label) }
    _ = change(model, signal, to: [6, 7, 2, 1, 8, 4])
    #expect(host.texts == ["6: 1", "7: 0", "2: 0", "1: 1", "8: 0", "4: 1"])
    _ = change(model, signal, to: [4, 8, 1, 2, 7, 6])
    #expect(host.texts == ["4: 1", "8: 0", "1: 1", "2: 0", "7: 0", "6: 1"])
    _ = change(model, signal, to: [])
    #expect(host.texts.isEmpty)
    _ = change(model, signal, to: [5])
    #expect(host.texts == ["5: 0"])
  }

  @Test func I49_aConstantRangeKeepsItsCount() {
    let (model, signal) = mountRows([0, 1], isConstantRange: true)
    let report = change(model, signal, to: [0, 1, 2])
    #expect(host.texts == ["0: 0", "1: 0"])
    #expect(report.warnings.count == 1)
    #expect(
      report.warnings.first?.hasPrefix(
        "ForEach<Array<Int>, Int, Row> count (3) != its initial count (2). `ForEach(_:content:)`")
        == true)
  }

  @Test func I52_aRepeatedIdIsWarnedAboutOnce() {
    let (model, signal) = mountRows([1, 2])
    let report = change(model, signal, to: [1, 2, 1])
    #expect(
      report.warnings == [
        "ForEach<Array<Int>, Int, Row>: the ID 1 occurs multiple times within the collection, "
          + "this will give undefined results!"
      ])
    #expect(change(model, signal, to: [1, 2, 1, 3]).warnings.isEmpty)
  }

  @Test func U96_aRowClosureHasDependenciesOfItsOwn() {
    let observed = Observed(host)
    let list = ViewType(host, "Root") { [host] _ in
      host.note("body")
      return vstack(
        rows([1, 2]) { id in
          host.note("closure \(id)")
          return text(id == 1 ? "\(observed.value)" : "fixed")
        })
    }
    host.mount(list())
    #expect(host.takeLines() == ["body", "closure 1", "closure 2"])
    let report = host.act { observed.value = 5 }
    #expect(host.takeLines() == ["closure 1"])
    #expect(host.texts == ["5", "fixed"])
    #expect(
      report.updated.first?.because
        == "the closure that makes it ran again: it had read Observed.value: 0 -> 5 (U96)")
  }

  @Test func anEqualValueSkipsEveryRow() {
    let signal = Signal(host)
    let list = ViewType(host, "Root", [.object("model")]) { [host] _ in
      .collection(
        CollectionElement(
          count: 2, id: { .integer($0) },
          content: {
            host.note("closure \($0)")
            return text("\($0)")
          }, value: Number(2)))
    }
    host.mount(list(objects: ["model": signal]))
    _ = host.takeLines()
    host.act { signal.set(1) }
    #expect(host.takeLines().isEmpty)
  }
}
