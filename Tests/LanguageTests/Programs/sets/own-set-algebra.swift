// A set of the program's own takes literals without saying so.
struct Bits: SetAlgebra, Sequence {
  var word: UInt64 = 0

  init() {}
  func contains(_ bit: Int) -> Bool { word >> bit & 1 == 1 }
  @discardableResult
  mutating func insert(_ bit: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    defer { word |= 1 << bit }
    return (!contains(bit), bit)
  }
  @discardableResult
  mutating func remove(_ bit: Int) -> Int? {
    guard contains(bit) else { return nil }
    word &= ~(1 << bit)
    return bit
  }
  @discardableResult
  mutating func update(with bit: Int) -> Int? { insert(bit).inserted ? nil : bit }
  private func with(_ other: Self, _ operation: (UInt64, UInt64) -> UInt64) -> Self {
    var result = self
    result.word = operation(word, other.word)
    return result
  }
  func union(_ other: Self) -> Self { with(other, |) }
  func intersection(_ other: Self) -> Self { with(other, &) }
  func symmetricDifference(_ other: Self) -> Self { with(other, ^) }
  mutating func formUnion(_ other: Self) { self = union(other) }
  mutating func formIntersection(_ other: Self) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  func makeIterator() -> AnyIterator<Int> {
    var bits = (0..<64).filter(contains).makeIterator()
    return AnyIterator { bits.next() }
  }
}

var bits: Bits = [1, 40, 5]
bits.remove(5)
print(Array(bits), Array(bits.union([2])), bits.isDisjoint(with: [3]), bits == [40, 1])
print(Array(bits.subtracting([40])), Array(Bits(0..<3)), Bits.ArrayLiteralElement.self)
