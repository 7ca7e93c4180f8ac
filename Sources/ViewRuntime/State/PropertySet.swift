/// A set of dynamic properties of one type, by index.
///
/// Less than a word: properties beyond the 56th share its last bit, and are then named as the 56th.
struct PropertySet: Hashable {
  private(set) var bits: UInt64 = 0

  static let limit = 56
  /// The bits that properties have.
  static let mask: UInt64 = 1 << UInt64(limit) - 1

  init() {}

  init(bits: UInt64) { self.bits = bits }

  var isEmpty: Bool { bits == 0 }

  mutating func insert(_ property: Int) { bits |= bit(property) }

  func contains(_ property: Int) -> Bool { bits & bit(property) != 0 }

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
