// Associated types by their name alone, what equal types share, and operators on them.
protocol Pair {
  associatedtype Element: SignedNumeric
  var first: Element { get set }
  var second: Element { get set }
  init(first: Element, second: Element)
}

extension Pair {
  static func + (left: Self, right: Self) -> Self {
    Self(first: left.first + right.first, second: left.second + right.second)
  }
  static func + (left: Self, right: Element) -> Self {
    Self(first: left.first + right, second: left.second)
  }
  static func + (left: Element, right: Self) -> Self { right + left }
  static func sum(_ values: [Self], from start: Element) -> Self {
    var result = Self(first: start, second: 0)
    for value in values { result = result + value }
    return result + start
  }
}

struct Plane<Number: FloatingPoint>: Pair {
  var (first, second): (Number, Number)
  init(first: Number, second: Number) { (self.first, self.second) = (first, second) }
  func kind() -> Any.Type { Element.self }
}

protocol Named { func name() -> String }
extension Plane: Named where Element: CustomStringConvertible {
  func name() -> String {
    let one: Element = 1
    return "\(Element.self) \(one) \(Element.zero.description)"
  }
}

let point = Plane(first: 1.5, second: 2)
print(point + point, point + 1, 1.0 + point, 2 + point)
print(Plane.sum([point, point], from: 10), point.kind(), point.name())

func ratio<First: Sequence, Second: Sequence>(_ a: First, _ b: Second) -> Double
where First.Element: BinaryInteger, First.Element == Second.Element {
  zip(a, b).prefix(10).reversed().reduce(0.0) { Double($1.0) + Double($1.1) / ($0 + 1) }
}
func bits<First: Sequence, Second: Sequence>(_ a: First, _ b: Second) -> [Int]
where Second.Element == First.Element, First.Element: FixedWidthInteger {
  zip(a, b).map { $0.bitWidth + $1.nonzeroBitCount }
}
print(ratio([1, 2, 3], [1, 1, 1]), bits([1 as UInt8, 2], [3, 7]))

func opposite<Value: FloatingPoint>(_ value: Value) -> Value { -value }
print(opposite(0.0), opposite(Float(0)), opposite(2.5), opposite(-Double.infinity))
