// Methods named in static code; functions that are declared with `!`.
class A {
  var n: Int
  required init(_ n: Int) { self.n = n }
  func f() { print("f", n) }
  func g() throws -> Int { n }
  func h(_ x: Int) -> Int { n + x }
  static func all() -> [(A) -> () -> Void] { [f] }
  class var fns: [(String, (A) -> () throws -> Int)] { [("g", g)] }
  static func app(_ k: (A) -> (Int) -> Int) -> Int { k(A(1))(2) }
  static var x: Int { app(h) }
}
A.all()[0](A(3))()
for (n, m) in A.fns { print(n, try m(A(4))()) }
print(A.x)
final class Store<S, A> {
  var state: S
  private var dispatch: ((inout S, A) -> Int)!
  let cb: (() -> Int)!
  init(_ s: S) { state = s; cb = { 3 }; dispatch = { s, a in 4 } }
  func send(_ a: A) -> Int { dispatch(&state, a) + cb() }
}
print(Store<Int, String>(1).send("x"))
struct G { var f: ((Int) -> Int)! }
print(G(f: { $0 + 1 }).f(2))
var gl: ((Int, Int) -> Int)! = { $0 * $1 }
print(gl(3, 4))
func loc() { let k: ((Int) -> [Int])! = { [$0] }; print(k(1).count, k(2)[0]) }
loc()
