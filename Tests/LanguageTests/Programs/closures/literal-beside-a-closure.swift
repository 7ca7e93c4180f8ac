// A whole number beside a closure takes the type that the closure needs.

struct Item {
  let price: Double
  let weight: Float
  let count: Int64
}
let items = [
  Item(price: 2.5, weight: 0.5, count: 3), Item(price: 1.25, weight: 0.25, count: 4),
]

print(items.reduce(0) { $0 + $1.price })
print(items.reduce(0) { $0 + $1.weight })
print(items.reduce(0) { $0 + $1.count })
print(type(of: items.reduce(0) { $0 + $1.weight }))
print(type(of: items.reduce(0) { $0 + $1.count }))
print(type(of: items.reduce(0) { total, _ in total + 1 }))

let samples: [Float] = [1, 2, 2]
print(Double(samples.reduce(0) { $0 + $1 * $1 }).squareRoot())
print(samples.reduce(0) { max($0, $1) })
let bytes: [UInt8] = [1, 2, 3]
print(type(of: bytes.reduce(0) { $0 ^ $1 }), bytes.reduce(0) { $0 ^ $1 })
print(bytes.reduce(0) { $0 << 8 | UInt32($1) })
print(bytes.reduce(1) { ($0 &* 31) &+ UInt64($1) })

func fold<Value>(_ start: Value, _ steps: Int, _ next: (Value) -> Value) -> Value {
  (0..<steps).reduce(start) { value, _ in next(value) }
}
print(fold(1, 3) { $0 * 2 }, fold(1, 3) { $0 * 0.5 }, fold(1, 3) { $0 + Float(0.25) })

struct Money: ExpressibleByIntegerLiteral, CustomStringConvertible {
  var cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
  init(cents: Int) { self.cents = cents }
  var description: String { "\(cents) cents" }
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
}
print([Money(cents: 5), 2].reduce(0) { $0 + $1 })
