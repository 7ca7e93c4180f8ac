// Operands that mean nothing by themselves, beside an argument that tells their type.
let total: Double = 3
print(max(.pi * 2, total))
print((.pi * 2) / max(.pi * 2, total))
print(max(total, .pi * 2), min(max(.pi / 2, total * 2), .pi))
print(max(-.pi, total), max(2 * .pi, total, 1))

struct Meters: Comparable, CustomStringConvertible {
  static let one = Meters(value: 1)
  var value: Double
  var description: String { "\(value) m" }
  static func + (a: Meters, b: Meters) -> Meters { Meters(value: a.value + b.value) }
  static func * (a: Double, b: Meters) -> Meters { Meters(value: a * b.value) }
  static func < (a: Meters, b: Meters) -> Bool { a.value < b.value }
}
let way = Meters(value: 2.5)
print(max(.one + .one, way), max(3 * .one, way), min(way, .one + .one))
func both<T>(_ first: T, _ second: T) -> [T] { [first, second] }
print(both(.pi / 2, total).count, both(.one + .one, way))
