import AttributeGraph
import Testing

@Suite struct CycleTests {
  private let graph = Graph()

  /// Lets a rule name one that is made after it.
  private final class Slot {
    var rule: Rule<Int>?

    func read() throws(GraphFailure) -> Int { try rule?.read() ?? 0 }
  }

  @Test func aCycleIsAValue() {
    let slot = Slot()
    let a = graph.rule("a") { () throws(GraphFailure) -> Int in try slot.read() + 1 }
    let b = graph.rule("b") { () throws(GraphFailure) -> Int in try a.read() + 1 }
    slot.rule = b
    #expect(throws: GraphFailure.cycle(["b", "a", "b"])) { try b.read() }
    slot.rule = nil
  }

  @Test func aRuleThatReadsItselfIsACycle() {
    let slot = Slot()
    let a = graph.rule("a") { () throws(GraphFailure) -> Int in try slot.read() + 1 }
    slot.rule = a
    #expect(throws: GraphFailure.cycle(["a", "a"])) { try a.read() }
    slot.rule = nil
  }

  @Test func aCycleThatIsOpenedHeals() throws {
    let slot = Slot()
    let isClosed = graph.input("isClosed", true)
    let a = graph.rule("a") { () throws(GraphFailure) -> Int in
      isClosed.value ? try slot.read() + 1 : 1
    }
    let b = graph.rule("b") { () throws(GraphFailure) -> Int in try a.read() + 1 }
    slot.rule = b
    #expect(throws: GraphFailure.self) { try b.read() }
    isClosed.value = false
    #expect(try b.read() == 2)
    #expect(try a.read() == 1)
    isClosed.value = true
    #expect(throws: GraphFailure.self) { try a.read() }
    slot.rule = nil
  }
}
