// A number type of the program beside literals: each takes its type.
struct Big: UnsignedInteger {
  typealias Magnitude = Big
  typealias Words = [UInt]
  var word: UInt
  init(_ word: UInt) { self.word = word }
  var words: [UInt] { [word] }
  var bitWidth: Int { 64 }
  var trailingZeroBitCount: Int { word.trailingZeroBitCount }
  init<T: BinaryInteger>(_ source: T) { word = UInt(source) }
  init?<T: BinaryInteger>(exactly source: T) { word = UInt(source) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { word = UInt(truncatingIfNeeded: source) }
  init<T: BinaryInteger>(clamping source: T) { word = UInt(clamping: source) }
  init?<T: BinaryFloatingPoint>(exactly source: T) { word = UInt(source) }
  init<T: BinaryFloatingPoint>(_ source: T) { word = UInt(source) }
  static func + (a: Big, b: Big) -> Big { Big(a.word + b.word) }
  static func - (a: Big, b: Big) -> Big { Big(a.word - b.word) }
  static func * (a: Big, b: Big) -> Big { Big(a.word * b.word) }
  static func / (a: Big, b: Big) -> Big { Big(a.word / b.word) }
  static func % (a: Big, b: Big) -> Big { Big(a.word % b.word) }
  static func += (a: inout Big, b: Big) { a = a + b }
  static func -= (a: inout Big, b: Big) { a = a - b }
  static func *= (a: inout Big, b: Big) { a = a * b }
  static func /= (a: inout Big, b: Big) { a = a / b }
  static func %= (a: inout Big, b: Big) { a = a % b }
  static func & (a: Big, b: Big) -> Big { Big(a.word & b.word) }
  static func | (a: Big, b: Big) -> Big { Big(a.word | b.word) }
  static func ^ (a: Big, b: Big) -> Big { Big(a.word ^ b.word) }
  static func &= (a: inout Big, b: Big) { a = a & b }
  static func |= (a: inout Big, b: Big) { a = a | b }
  static func ^= (a: inout Big, b: Big) { a = a ^ b }
  static prefix func ~ (a: Big) -> Big { Big(~a.word) }
  static func << <O: BinaryInteger>(a: Big, b: O) -> Big { Big(a.word << UInt(b)) }
  static func >> <O: BinaryInteger>(a: Big, b: O) -> Big { Big(a.word >> UInt(b)) }
  static func <<= <O: BinaryInteger>(a: inout Big, b: O) { a = a << b }
  static func >>= <O: BinaryInteger>(a: inout Big, b: O) { a = a >> b }
}
extension Big: ExpressibleByIntegerLiteral {
  init(integerLiteral value: UInt64) { word = UInt(value) }
}
extension Big: Strideable {
  func distance(to other: Big) -> Int { Int(other.word) - Int(word) }
  func advanced(by n: Int) -> Big { Big(UInt(Int(word) + n)) }
}
extension Big: CustomStringConvertible {
  var description: String { "Big(\(word))" }
}

var sum = Big(0)
for (place, value) in [1, 2].enumerated() {
  sum += (1 << (place * 16)) * Big(value)
}
print(sum)
var masked = Big(12)
masked &= 1 << 3 - 1
print(masked)
let wanted: Big = (1 << 4) + 2
print(wanted, 3 * wanted, wanted - 1 << 1)
