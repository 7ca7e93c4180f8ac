import AttributeGraph
import Testing

@Suite struct DependencyTests {
  private let graph = Graph()

  private func sources(of rule: AttributeID) -> [String] {
    graph.snapshot().attributes.first { $0.id == rule }?.sources.map { graph.name(of: $0.source) }
      ?? []
  }

  @Test func readingThroughARuleMakesNoEdgeToItsSources() throws {
    let a = graph.input("a", 1)
    let c = graph.rule("c") { a.value }
    let d = graph.rule("d") { () throws(GraphFailure) -> Int in try c.read() }
    let f = graph.rule("f") { () throws(GraphFailure) -> Int in try d.read() }
    _ = try f.read()
    a.value = 2
    _ = try f.read()
    #expect(sources(of: f.id) == ["d"])
    #expect(sources(of: d.id) == ["c"])
    #expect(sources(of: c.id) == ["a"])
  }

  @Test func checkingMakesNoEdge() throws {
    let a = graph.input("a", 1)
    let same = graph.rule("same") { a.value > 0 }
    let top = graph.rule("top") { () throws(GraphFailure) -> Bool in try same.read() }
    _ = try top.read()
    a.value = 2
    var events: [GraphEvent] = []
    graph.onEvent = { events.append($0) }
    _ = try top.read()
    #expect(events.contains(.skipped(top.id)))
    #expect(sources(of: top.id) == ["same"])
  }

  @Test func readingTwiceIsOneEdge() throws {
    let a = graph.input("a", 1)
    let inner = graph.rule("inner") { a.value }
    let rule = graph.rule("rule") { () throws(GraphFailure) -> Int in
      // The inner run reads `a` in between, which must not hide that it has been read here.
      a.value + (try inner.read()) + a.value + (try inner.read())
    }
    #expect(try rule.read() == 4)
    #expect(sources(of: rule.id) == ["a", "inner"])
    a.value = 2
    #expect(try rule.read() == 8)
    #expect(sources(of: rule.id) == ["a", "inner"])
  }

  @Test func readingOutsideARuleMakesNoEdge() {
    let a = graph.input("a", 1)
    _ = a.value
    #expect(graph.snapshot().attributes.allSatisfy { $0.readers.isEmpty })
  }

  @Test func aStickyEdgeStaysThoughTheRuleStopsReading() throws {
    let a = graph.addInput(named: "a")
    let b = graph.addInput(named: "b")
    var readsB = true
    let runner = graph.addRunner { [graph] _ in
      if readsB { graph.recordRead(of: b) }
      return true
    }
    let rule = graph.addRule(named: "rule", runner: runner)
    graph.addStickyDependency(of: rule, on: a, label: 3)
    graph.addStickyDependency(of: rule, on: a, label: 3)
    #expect(graph.update(rule) == nil)
    #expect(sources(of: rule) == ["a", "b"])
    readsB = false
    graph.invalidate(b)
    #expect(graph.update(rule) == nil)
    #expect(sources(of: rule) == ["a"])
  }

  @Test func aStickySourceCanBeReplaced() {
    let a = graph.addInput(named: "a")
    let b = graph.addInput(named: "b")
    let rule = graph.addRule(named: "rule", runner: graph.addRunner { _ in true })
    graph.addStickyDependency(of: rule, on: a, label: 1, replacing: true)
    graph.addStickyDependency(of: rule, on: b, label: 1, replacing: true)
    #expect(sources(of: rule) == ["b"])
  }

  @Test func changedSourcesAreNamedByTheirLabel() {
    let a = graph.addInput(named: "a")
    let b = graph.addInput(named: "b")
    let rule = graph.addRule(named: "rule", runner: graph.addRunner { _ in true })
    graph.addStickyDependency(of: rule, on: a, label: 1)
    graph.addStickyDependency(of: rule, on: b, label: 2)
    #expect(graph.update(rule) == nil)
    graph.invalidate(b)
    var labels: [Int32] = []
    graph.forEachChangedSource(of: rule) { _, label in labels.append(label) }
    #expect(labels == [2])
  }

  @Test func removalTakesTheEdgesAlong() throws {
    let a = graph.addInput(named: "a")
    let rule = graph.addRule(named: "rule", runner: graph.addRunner { _ in true })
    graph.addStickyDependency(of: rule, on: a, label: 0)
    graph.remove(a)
    #expect(sources(of: rule).isEmpty)
    #expect(!graph.contains(a))
    let again = graph.addInput(named: "again")
    #expect(again == a)
    #expect(graph.snapshot().attributes.first { $0.id == again }?.readers.isEmpty == true)
  }
}
