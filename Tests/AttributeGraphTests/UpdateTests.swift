import AttributeGraph
import Testing

@Suite struct UpdateTests {
  private let graph = Graph()

  @Test func aRuleIsComputedWhenSomebodyAsks() throws {
    var runs = 0
    let a = graph.input("a", 1)
    let b = graph.rule("b") {
      runs += 1
      return a.value + 1
    }
    #expect(runs == 0)
    #expect(try b.read() == 2)
    #expect(try b.read() == 2)
    #expect(runs == 1)
  }

  @Test func invalidationComputesNothing() throws {
    var runs = 0
    let a = graph.input("a", 1)
    let b = graph.rule("b") {
      runs += 1
      return a.value + 1
    }
    _ = try b.read()
    for value in 2..<10 { a.value = value }
    #expect(runs == 1)
    #expect(try b.read() == 10)
    #expect(runs == 2)
  }

  @Test func anEqualInputReachesNobody() throws {
    let a = graph.input("a", 1)
    let b = graph.rule("b") { a.value + 1 }
    _ = try b.read()
    a.value = 1
    #expect(!graph.isInvalidated(b.id))
  }

  @Test func anEqualResultStopsTheChange() throws {
    var runs = 0
    let n = graph.input("n", 1)
    let isEven = graph.rule("isEven") { n.value.isMultiple(of: 2) }
    let text = graph.rule("text") { () throws(GraphFailure) -> String in
      runs += 1
      return try isEven.read() ? "even" : "odd"
    }
    #expect(try text.read() == "odd")
    n.value = 3
    #expect(try text.read() == "odd")
    #expect(runs == 1)
    n.value = 4
    #expect(try text.read() == "even")
    #expect(runs == 2)
  }

  @Test func aRuleRunsOnceInADiamond() throws {
    var runs = 0
    let a = graph.input("a", 1)
    let left = graph.rule("left") { a.value + 1 }
    let right = graph.rule("right") { a.value * 2 }
    let sum = graph.rule("sum") { () throws(GraphFailure) -> Int in
      runs += 1
      return try left.read() + right.read()
    }
    #expect(try sum.read() == 4)
    a.value = 5
    #expect(try sum.read() == 16)
    #expect(runs == 2)
  }

  @Test func aSourceThatIsNoLongerReadDoesNotMatter() throws {
    var runs = 0
    let flag = graph.input("flag", true)
    let a = graph.input("a", 1)
    let b = graph.input("b", 2)
    let chosen = graph.rule("chosen") {
      runs += 1
      return flag.value ? a.value : b.value
    }
    #expect(try chosen.read() == 1)
    flag.value = false
    #expect(try chosen.read() == 2)
    a.value = 100
    #expect(!graph.isInvalidated(chosen.id))
    #expect(try chosen.read() == 2)
    #expect(runs == 2)
  }

  @Test func aRuleThatIsNotAskedForDoesNotRun() throws {
    var runs = 0
    let a = graph.input("a", 1)
    let unused = graph.rule("unused") {
      runs += 1
      return a.value
    }
    let used = graph.rule("used") { a.value }
    _ = try unused.read()
    a.value = 2
    _ = try used.read()
    #expect(runs == 1)
  }

  /// Rules that each add one to the one before.
  private final class Chain {
    let start: Input<Int>
    private(set) var rules: [Rule<Int>] = []

    init(_ graph: Graph, count: Int) {
      start = graph.input("start", 0)
      for index in 0..<count {
        rules.append(
          graph.rule("r") { [unowned self] () throws(GraphFailure) -> Int in
            try (index == 0 ? start.value : rules[index - 1].read()) + 1
          })
      }
    }
  }

  @Test func aLongChainNeedsNoCallStack() throws {
    let chain = Chain(graph, count: 50_000)
    // Built from the bottom, each rule finds the one before it up to date.
    for rule in chain.rules { _ = try rule.read() }
    chain.start.value = 1
    #expect(try chain.rules[49_999].read() == 50_001)
  }

  @Test func rulesInsideRulesAreLimited() {
    let chain = Chain(graph, count: Graph.depthLimit + 1)
    #expect(throws: GraphFailure.tooDeep(limit: Graph.depthLimit)) {
      try chain.rules[Graph.depthLimit].read()
    }
  }

  @Test func invalidatedRulesAreListedOnce() {
    let graph = Graph(recordsInvalidated: true)
    let a = graph.addInput(named: "a")
    let runner = graph.addRunner { _ in
      graph.recordRead(of: a)
      return true
    }
    let rule = graph.addRule(named: "r", tag: 7, runner: runner)
    #expect(graph.update(rule) == nil)
    graph.invalidate(a)
    graph.invalidate(a)
    #expect(Array(graph.takeInvalidated()) == [rule])
    #expect(graph.takeInvalidated().isEmpty)
    #expect(graph.tag(of: rule) == 7)
  }
}
