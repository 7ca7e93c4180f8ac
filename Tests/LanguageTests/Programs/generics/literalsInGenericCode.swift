// A literal in generic code is of the type that the code is run for.
struct Marked: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, Equatable
{
  let text: String
  init(integerLiteral value: UInt8) { text = "integer \(value) \(type(of: value))" }
  init(floatLiteral value: Float) { text = "fraction \(value) \(type(of: value))" }
  init(stringLiteral value: String) { text = "text \(value)" }
  init(booleanLiteral value: Bool) { text = "truth \(value)" }
}
func five<T: ExpressibleByIntegerLiteral>(_ type: T.Type = T.self) -> T { 5 }
func half<T: ExpressibleByFloatLiteral>() -> T { 0.5 }
func word<T: ExpressibleByStringLiteral>() -> T { "word" }
func yes<T: ExpressibleByBooleanLiteral>() -> T { true }
print(five(Marked.self).text, five(Int8.self), five(Double.self), five(Float.self))
print((half() as Marked).text, half() as Double, (word() as Marked).text, word() as String)
print((yes() as Marked).text, yes() as Bool)
func kinds<T: Numeric>(of _: T) -> String {
  let zero: T = 0
  var list: [T] = [1]
  list.append(2)
  return "\(type(of: zero)) \(zero) \(list)"
}
print(kinds(of: 1.5), kinds(of: 3 as UInt8), kinds(of: 7))

// `zero` comes with the literal, `-` and `abs` with the sign.
struct Fraction: SignedNumeric, Comparable, CustomStringConvertible {
  let top: Int
  let bottom: Int
  init(_ top: Int, _ bottom: Int = 1) { (self.top, self.bottom) = (top, bottom) }
  init(integerLiteral value: Int) { self.init(value) }
  init?<T: BinaryInteger>(exactly source: T) { self.init(Int(source)) }
  var magnitude: Fraction { Fraction(abs(top), bottom) }
  static func + (a: Self, b: Self) -> Self {
    .init(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
  }
  static func - (a: Self, b: Self) -> Self {
    .init(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
  }
  static func * (a: Self, b: Self) -> Self { .init(a.top * b.top, a.bottom * b.bottom) }
  static func *= (a: inout Self, b: Self) { a = a * b }
  static func < (a: Self, b: Self) -> Bool { a.top * b.bottom < b.top * a.bottom }
  var description: String { "\(top)/\(bottom)" }
}
print(Fraction.zero, -Fraction(1, 2), abs(Fraction(-3, 4)), abs(Fraction(3, 4)))
extension Sequence where Element: AdditiveArithmetic {
  func total() -> Element { reduce(.zero, +) }
}
print([Fraction(1, 2), 3].total(), [1.5, 2].total(), (1...4).total(), [Fraction]().total())

// The initialiser's own type of literal, and a literal given to a type that takes some (SE-0213).
struct Wide: ExpressibleByIntegerLiteral, CustomStringConvertible {
  let low: UInt32
  let high: UInt32
  init(integerLiteral value: UInt64) {
    low = UInt32(truncatingIfNeeded: value)
    high = UInt32(truncatingIfNeeded: value >> 32)
  }
  init?(_ text: String) { return nil }
  static let one: Wide = 1
  var description: String { "\(high):\(low)" }
}
print(Wide(2), Wide.one, 4_294_967_297 as Wide, [1, 2] as [Wide], Wide("x") as Any)

// What is bound to fractions takes whole numbers as fractions.
func mean<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.reduce(0, +) / T(values.count) }
func root<T: FloatingPoint>(_ value: T) -> T { value.squareRoot() }
print(mean([2, 4, 5]), root(16), mean([1, 2] as [Float]))
extension Collection where Element: FloatingPoint {
  var average: Element { reduce(0, +) / Element(count) }
}
print([1, 2.5].average)
protocol Scaled: AdditiveArithmetic {
  associatedtype Scalar: Numeric
  static func * (scalar: Scalar, value: Self) -> Self
}
extension Scaled {
  func mixed(_ other: Self, _ share: Scalar) -> Self { (1 - share) * self + share * other }
}
struct Pair<S: Numeric>: Scaled {
  typealias Scalar = S
  var x, y: S
  static var zero: Pair { Pair(x: 0, y: 0) }
  static func + (a: Pair, b: Pair) -> Pair { Pair(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Pair, b: Pair) -> Pair { Pair(x: a.x - b.x, y: a.y - b.y) }
  static func * (s: S, p: Pair) -> Pair { Pair(x: s * p.x, y: s * p.y) }
}
print(Pair(x: 2.0, y: 4.0).mixed(.zero, 0.25), Pair(x: 1, y: 2).mixed(Pair(x: 3, y: 3), 2))
func rotated<T: FixedWidthInteger>(_ value: T, by count: Int) -> T {
  value << count | T(truncatingIfNeeded: T.Magnitude(truncatingIfNeeded: value) >> (T.bitWidth - count))
}
print(rotated(UInt8(0b1000_0001), by: 1), rotated(Int8(-127), by: 1))
