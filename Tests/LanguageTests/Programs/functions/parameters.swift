func greet(_ name: String, from city: String = "here", times: Int = 1) -> String { Array(repeating: "\(name)@\(city)", count: times).joined(separator: " ") }
print(greet("a"), greet("b", from: "x"), greet("c", times: 2), greet("d", from: "y", times: 2))
func sum(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10))
func mixed(_ a: String..., b: Int..., c: Bool) -> String { "\(a) \(b) \(c)" }
print(mixed("x", "y", b: 1, 2, c: true), mixed(b: 1, c: false))
func modify(_ x: inout Int, by f: (inout Int) -> Void) { f(&x) }
var n = 1
modify(&n) { $0 += 5 }
print(n)
func swapEnds<T>(_ a: inout [T]) { a.swapAt(0, a.count - 1) }
var list = [1, 2, 3]
swapEnds(&list)
print(list)
struct P { var x = 1; var inner = [1, 2] }
var p = P()
func bump(_ v: inout Int) { v += 1 }
bump(&p.x)
bump(&p.inner[1])
var dict = ["a": 1]
bump(&dict["a"]!)
bump(&dict["z", default: 10])
print(p, dict.sorted { $0.key < $1.key }.map(\.value))
func lazyEval(_ cond: Bool, _ value: @autoclosure () -> Int) -> Int { cond ? value() : 0 }
func noisy() -> Int { print("noisy"); return 5 }
print(lazyEval(false, noisy()), lazyEval(true, noisy()))
func both(_ a: @autoclosure () throws -> Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { try a() && b() }
print(both(true, 1 > 2))
func make() -> (min: Int, max: Int) { (1, 9) }
let (lo, hi) = make()
print(lo, hi, make().max)
func overload(_ x: Int) -> String { "int" }
func overload(_ x: Double) -> String { "double" }
func overload(_ x: String) -> String { "string" }
func overload<T>(_ x: T) -> String { "generic" }
func overload(_ x: Int...) -> String { "variadic" }
func overload(label x: Int) -> String { "labelled" }
print(overload(1), overload(1.0), overload("s"), overload([1]), overload(label: 1), overload(1, 2))
func result() -> Int { 1 }
func result() -> String { "one" }
let i: Int = result()
let s: String = result()
print(i, s)
func apply(_ n: Int, _ f: (Int) -> Int = { $0 * 2 }) -> Int { f(n) }
print(apply(4), apply(4) { $0 + 1 })
func multi(first: () -> String, second: () -> String, third: (() -> String)? = nil) -> String { first() + second() + (third?() ?? "-") }
print(multi { "a" } second: { "b" }, multi { "a" } second: { "b" } third: { "c" })
let f: (String, String, Int) -> String = greet
print(f("z", "q", 1))
let g = greet(_:from:times:)
print(g("m", "n", 1))
class C { func method(_ a: Int, b: Int = 2) -> Int { a + b }; static func stat() -> String { "static" } }
let bound: (Int, Int) -> Int = C().method
print(bound(1, 5), C.stat())
func defaults(a: Int = 1, b: Int = 2, c: [Int] = [], d: String? = nil) -> String { "\(a)\(b)\(c)\(d ?? "-")" }
print(defaults(), defaults(b: 5), defaults(c: [1], d: "x"), defaults(a: 9, d: nil))
func log(_ m: String, line: Int = #line, function: String = #function) -> String { "\(function):\(line) \(m)" }
func caller() -> String { log("hi") }
print(caller())
func recursive(_ n: Int) -> Int { n <= 1 ? 1 : n * recursive(n - 1) }
print(recursive(10))
let fact: (Int) -> Int = { n in
  func go(_ k: Int) -> Int { k <= 1 ? 1 : k * go(k - 1) }
  return go(n)
}
print(fact(5))
@discardableResult func discard() -> Int { 3 }
discard()
func opt(_ x: Int?) -> Int { x ?? -1 }
print(opt(3), opt(nil))
func any(_ x: Any, _ y: Any?...) -> String { "\(x) \(y.count)" }
print(any(1), any("s", nil, 2))
