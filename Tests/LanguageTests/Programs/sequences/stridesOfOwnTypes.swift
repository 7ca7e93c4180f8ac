// Ranges, strides and sets of types that the program declares.
struct Day: Comparable, Hashable, Strideable {
  let number: Int
  static func < (a: Self, b: Self) -> Bool { a.number < b.number }
  func distance(to other: Self) -> Int { other.number - number }
  func advanced(by n: Int) -> Self { Day(number: number + n) }
}
let monday = Day(number: 1)
print(Array(monday...monday.advanced(by: 2)).map(\.number), (monday..<Day(number: 4)).count)
for day in monday...Day(number: 2) { print(day) }
print(stride(from: monday, to: Day(number: 8), by: 3).map(\.number))
print(stride(from: Day(number: 5), through: monday, by: -2).map(\.number))
print((monday...Day(number: 6)).contains(Day(number: 6)), (monday...Day(number: 3)).reversed().map(\.number))
struct BitSet: SetAlgebra, CustomStringConvertible {
  typealias Element = Int
  var bits: UInt64 = 0
  init() {}
  func contains(_ member: Int) -> Bool { bits >> UInt64(member) & 1 == 1 }
  @discardableResult
  mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    defer { bits |= 1 << UInt64(member) }
    return (!contains(member), member)
  }
  @discardableResult
  mutating func remove(_ member: Int) -> Int? {
    guard contains(member) else { return nil }
    bits &= ~(1 << UInt64(member))
    return member
  }
  mutating func update(with member: Int) -> Int? { insert(member).inserted ? nil : member }
  func union(_ other: BitSet) -> BitSet { with { $0.bits |= other.bits } }
  func intersection(_ other: BitSet) -> BitSet { with { $0.bits &= other.bits } }
  func symmetricDifference(_ other: BitSet) -> BitSet { with { $0.bits ^= other.bits } }
  mutating func formUnion(_ other: BitSet) { bits |= other.bits }
  mutating func formIntersection(_ other: BitSet) { bits &= other.bits }
  mutating func formSymmetricDifference(_ other: BitSet) { bits ^= other.bits }
  private func with(_ change: (inout BitSet) -> Void) -> BitSet {
    var copy = self
    change(&copy)
    return copy
  }
  var description: String { (0..<64).filter(contains).description }
}
extension BitSet { init(arrayLiteral elements: Int...) { self.init(elements) } }
var set: BitSet = [1, 5, 9]
print(set, set.isEmpty, set.subtracting([5]), set.isSuperset(of: [1]), set.isSubset(of: [1, 5, 9, 2]))
print(set.isDisjoint(with: [2]), set.isStrictSubset(of: [1, 5, 9]), BitSet(stride(from: 0, to: 9, by: 4)))
set.subtract([9])
print(set, set.remove(7) as Any, set.insert(5), BitSet().isEmpty)
