import AttributeGraph
import Testing

/// Random graphs and random writes: what is promised must hold for all of them.
@Suite struct PropertyTests {
  @Test(arguments: 0..<40) func everyRuleEqualsItsFormula(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    // Half of them see the clock begin anew.
    let sheet = Sheet(&random, time: seed.isMultiple(of: 2) ? 0 : .max - 20)
    for step in 0..<30 {
      sheet.writeSomething(&random)
      for index in sheet.rules.indices where Bool.random(using: &random) {
        sheet.runs = [:]
        let value = try sheet.rules[index].read()
        #expect(value == sheet.formula(index), "seed \(seed), step \(step), rule \(index)")
        #expect(sheet.runs.values.allSatisfy { $0 == 1 }, "seed \(seed): a rule ran twice")
        #expect(
          sheet.edges(of: index) == sheet.reads[index], "seed \(seed): edges are not what was read")
      }
    }
  }

  /// Rules that each add up two earlier cells, and one of them only if a third is even.
  private final class Sheet {
    let graph: Graph
    var inputs: [Input<Int>] = []
    var rules: [Rule<Int>] = []
    var plans: [(condition: Int, left: Int, right: Int)] = []
    var runs: [Int: Int] = [:]
    /// What each rule's last run read, in order.
    var reads: [Int: [String]] = [:]

    init(_ random: inout SplitMix, time: UInt32) {
      graph = Graph(time: time)
      for index in 0..<5 { inputs.append(graph.input("i\(index)", index)) }
      for index in 0..<12 {
        let cells = inputs.count + index
        plans.append(
          (
            Int.random(in: 0..<cells, using: &random), Int.random(in: 0..<cells, using: &random),
            Int.random(in: 0..<cells, using: &random)
          ))
        rules.append(
          graph.rule("r\(index)") { [unowned self] () throws(GraphFailure) -> Int in
            try run(index)
          })
      }
    }

    func run(_ index: Int) throws(GraphFailure) -> Int {
      runs[index, default: 0] += 1
      reads[index] = []
      let plan = plans[index]
      let isEven = try cell(plan.condition, for: index).isMultiple(of: 2)
      let left = try cell(plan.left, for: index)
      return isEven ? (left + (try cell(plan.right, for: index))) % 7 : left % 3
    }

    private func cell(_ cell: Int, for rule: Int) throws(GraphFailure) -> Int {
      let name = cell < inputs.count ? "i\(cell)" : "r\(cell - inputs.count)"
      if reads[rule]?.contains(name) == false { reads[rule]?.append(name) }
      return cell < inputs.count ? inputs[cell].value : try rules[cell - inputs.count].read()
    }

    /// The same, computed without the graph.
    func formula(_ index: Int) -> Int {
      func value(_ cell: Int) -> Int {
        cell < inputs.count ? inputs[cell].value : formula(cell - inputs.count)
      }
      let plan = plans[index]
      let left = value(plan.left)
      return value(plan.condition).isMultiple(of: 2)
        ? (left + value(plan.right)) % 7 : left % 3
    }

    func edges(of index: Int) -> [String] {
      graph.snapshot().attributes.first { $0.id == rules[index].id }?.sources.map {
        graph.name(of: $0.source)
      } ?? []
    }

    func writeSomething(_ random: inout SplitMix) {
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        inputs[Int.random(in: 0..<inputs.count, using: &random)].value =
          Int.random(in: 0..<6, using: &random)
      }
    }
  }
}

/// A small seeded generator, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
