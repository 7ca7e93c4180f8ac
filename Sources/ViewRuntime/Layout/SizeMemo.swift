/// The sizes one view has answered with, by proposal.
///
/// The first three stand in the view itself, as in SwiftUI (G43); a stack asks its children for
/// just as many. Views deep inside alternating stacks are asked for more, and forgetting those
/// would make the work grow threefold with each level, so they spill into a table.
struct SizeMemo {
  struct Key: Hashable {
    private let width: UInt64
    private let height: UInt64
    private let context: UInt8

    init(_ proposal: ProposedSize, _ context: LayoutContext) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
      self.context = context.code
    }

    private static func bits(_ length: Double?) -> UInt64 {
      guard let length else { return .max }
      // Both zeros are one proposal.
      return length == 0 ? 0 : length.bitPattern
    }
  }

  private var first: (key: Key, size: Size)?
  private var second: (key: Key, size: Size)?
  private var third: (key: Key, size: Size)?
  private var others: [Key: Size]?

  subscript(key: Key) -> Size? {
    if let first, first.key == key { return first.size }
    if let second, second.key == key { return second.size }
    if let third, third.key == key { return third.size }
    return others?[key]
  }

  mutating func remember(_ size: Size, for key: Key) {
    if first == nil {
      first = (key, size)
    } else if second == nil {
      second = (key, size)
    } else if third == nil {
      third = (key, size)
    } else {
      if let count = others?.count, count >= LayoutLimits.rememberedSizes { others = nil }
      others = others ?? [:]
      others?[key] = size
    }
  }
}
