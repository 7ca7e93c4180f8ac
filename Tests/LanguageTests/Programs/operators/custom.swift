infix operator **: PowerPrecedence
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
func ** (base: Double, power: Int) -> Double { (0..<power).reduce(1) { r, _ in r * base } }
print(2 ** 3 ** 2, 2 * 3 ** 2, 1.5 ** 2)
struct Vec: Equatable {
  var x: Double, y: Double
  static let zero = Vec(x: 0, y: 0)
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vec, b: Vec) -> Vec { a + -b }
  static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
  static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vec) -> Vec { a * k }
  static func * (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
  static func += (a: inout Vec, b: Vec) { a = a + b }
  static func *= (a: inout Vec, k: Double) { a = a * k }
}
var v = Vec(x: 1, y: 2)
v += Vec(x: 1, y: 1)
v *= 2
print(v, v * 2, 0.5 * v, v * v, -v, v - .zero, v == Vec(x: 4, y: 6))
let total = [v, .zero, v].reduce(.zero, +)
print(total, (v + .zero) * 3 - v)
infix operator <>: AdditionPrecedence
func <> <T>(a: [T], b: [T]) -> [T] { a + b }
func <> (a: String, b: String) -> String { a + "," + b }
print([1] <> [2, 3], "a" <> "b" <> "c")
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√16 + 1)
postfix operator %%
postfix func %% (x: Int) -> Double { Double(x) / 100 }
print(50%%, 7%% + 1)
infix operator |>: ForwardPrecedence
precedencegroup ForwardPrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(5 |> { $0 + 1 } |> String.init |> { $0 + "!" })
infix operator >>>: CompositionPrecedence
precedencegroup CompositionPrecedence { associativity: left }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let chain = { (x: Int) in x * 2 } >>> { $0 + 1 } >>> { "\($0)" }
print(chain(4))
infix operator ?=: AssignmentPrecedence
func ?= <T>(a: inout T, b: T?) { if let b { a = b } }
var n = 1
n ?= nil
n ?= 7
print(n)
struct Version: Comparable { let major: Int, minor: Int; static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) } }
print(Version(major: 1, minor: 2) < Version(major: 1, minor: 3), max(Version(major: 2, minor: 0), Version(major: 1, minor: 9)).major, Version(major: 1, minor: 0) >= Version(major: 1, minor: 0))
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
switch 4 { case isEven: print("even"); default: print("odd") }
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, -), [true, false].reduce(true) { $0 && $1 })
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }]
print(ops["+"]!(1, 2), ops["*"]!(3, 4), ops["-"]!(1, 2))
var flags = 0b1010
flags |= 1 << 2
flags &= ~(1 << 1)
flags ^= 0xF
print(flags, flags >> 1, ~flags, 7 &+ 1, -7 / 2, -7 % 3, 7.0 / 2)
print(1...3 ~= 2, (1..<3).contains(3), 5 != 5 || !false && true)
