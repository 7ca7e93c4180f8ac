// Operators of the standard library with another meaning: their own precedence, other operands.
precedencegroup Application { associativity: left }
precedencegroup Composition {
  associativity: left
  higherThan: Application
}
infix operator |>: Application
infix operator >>: Composition
func |> <A, B>(value: A, change: (A) -> B) -> B { change(value) }
func >> <A, B, C>(first: @escaping (A) -> B, second: @escaping (B) -> C) -> (A) -> C {
  { second(first($0)) }
}
func half(_ n: Int) -> Double { Double(n) / 2 }
func text(_ d: Double) -> String { "<\(d)>" }
3 |> half >> text >> { $0 + "!" } |> { print($0) }
print(256 >> 4)

// `+=` and `===` that give a value and change nothing.
struct Script: ExpressibleByNilLiteral, CustomStringConvertible {
  let text: String
  init(_ text: String) { self.text = text }
  init(nilLiteral: ()) { text = "null" }
  var description: String { text }
  static func += (left: Script, right: Script) -> Script { Script("\(left) += \(right)") }
  static func === (left: Script, right: Script) -> Script { Script("\(left) === \(right)") }
}
let a = Script("a"), b = Script("b")
print(a += b, a === b)
let isNull = a === nil
print(isNull)

final class Thing {}
let none: Thing? = nil
print(none === nil, nil === Thing(), Thing() !== nil)
