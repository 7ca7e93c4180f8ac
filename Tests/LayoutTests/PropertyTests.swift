import Testing

@testable import ViewRuntime

/// Repeatable random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct PropertyTests {
  private static let seeds: Range<UInt64> = 0..<200

  private func randomView(_ depth: Int, _ random: inout SeededGenerator) -> HandView {
    guard depth > 0 else { return randomLeaf(&random) }
    let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      randomView(depth - 1, &random)
    }
    let spacing: Double? = Bool.random(using: &random) ? 5 : nil
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return HandView(.container(.vertical(alignment: .leading, spacing: spacing)), children)
    case 1:
      return HandView(.container(.horizontal(alignment: .bottom, spacing: spacing)), children)
    case 2: return HandView(.container(.depth(alignment: .center)), children)
    case 3: return HandView(.transparent, children).padding(3)
    case 4: return scroll(HandView(.transparent, children))
    case 5: return randomView(depth - 1, &random).frame(minWidth: 20, maxWidth: 80, maxHeight: 50)
    case 6: return randomView(depth - 1, &random).modifier(.aspectRatio(1.5, isFill: false))
    case 7: return randomView(depth - 1, &random).background(.center, color(), box(5, 5))
    default: return randomView(depth - 1, &random).layoutPriority(1)
    }
  }

  private func randomLeaf(_ random: inout SeededGenerator) -> HandView {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return text("a few words 漢字")
    case 1: return spacer()
    case 2: return box(Double(Int.random(in: 0...90, using: &random)), 12)
    case 3: return HandView(.leaf(.divider))
    default: return color()
    }
  }

  @Test(arguments: seeds) func layoutIsAFunctionOfItsInputs(seed: UInt64) {
    func result(_ sizes: [Double]) -> LayoutResult? {
      var random = SeededGenerator(seed: seed)
      let tree = HandTree(randomView(4, &random))
      return sizes.map { tree.layout($0, 120) }.last
    }
    // What was laid out before makes no difference.
    #expect(result([200]) == result([50, 400, 200, 200]))
  }

  @Test(arguments: seeds) func finiteProposalsHaveFiniteAnswers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = HandTree(randomView(4, &random))
    for proposal in [(0.0, 0.0), (100, 30), (10_000, 10_000)] {
      let size = tree.size(ProposedSize(width: proposal.0, height: proposal.1))
      #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
    }
    let ideal = tree.size(.unspecified)
    #expect(ideal.width.isFinite && ideal.height.isFinite)
    #expect(tree.layout(200, 120).bounds.all.allSatisfy { $0.bounds.isFinite })
    #expect(tree.layout(200, 120).warnings.isEmpty)
  }

  @Test(arguments: seeds) func childrenOfAStackFollowEachOther(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let children = (0..<6).map { randomView(2, &random).named("\($0)") }
    let stack = HandView(.container(.horizontal(alignment: .center, spacing: 5)), children)
    let found = bounds(stack.named("stack"), 300, 100)
    var end = found["stack"]?.origin.x ?? 0
    for name in (0..<6).map(String.init) {
      // A transparent child with nothing inside has no bounds.
      guard let bounds = found[name] else { continue }
      #expect(bounds.origin.x >= end - 0.001)
      end = bounds.maxX
    }
    #expect(end <= (found["stack"]?.maxX ?? 0) + 0.001)
  }
}
