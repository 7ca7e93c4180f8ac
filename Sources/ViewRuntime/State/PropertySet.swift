/// A set of dynamic properties of one type, by index.
///
/// One word: properties beyond the 64th share its last bit, and are then named as the 64th.
struct PropertySet: Hashable {
  private var bits: UInt64 = 0

  static let limit = 64

  var isEmpty: Bool { bits == 0 }

  mutating func insert(_ property: Int) { bits |= bit(property) }

  func contains(_ property: Int) -> Bool { bits & bit(property) != 0 }

  mutating func formUnion(_ other: PropertySet) { bits |= other.bits }

  /// All properties of a type that has `count` of them.
  static func all(_ count: Int) -> PropertySet {
    var all = PropertySet()
    for property in 0..<min(count, limit) { all.insert(property) }
    return all
  }

  private func bit(_ property: Int) -> UInt64 {
    1 << UInt64(min(max(property, 0), PropertySet.limit - 1))
  }
}
