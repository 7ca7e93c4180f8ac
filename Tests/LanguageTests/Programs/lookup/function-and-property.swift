struct S {
  var count: Int { 3 }
  func count(_ x: Int) -> Int { x + count }
  static let make = "static"
  static func make(_ n: Int) -> S { print("make", n); return S() }
}
class C {
  var items = [1, 2, 3]
  var first: Int? { items.first }
  func first(where p: (Int) -> Bool) -> Int? { items.first(where: p) }
  func value() -> Int { 5 }
  var name = "n"
  func name(_ s: String) -> C { name = s; return self }
}
let s = S()
print(s.count, s.count(4))
let f = s.count(_:)
print(f(5))
print(S.make, S.make(2).count)
let c = C()
print(c.first ?? 0, c.first { $0 > 1 } ?? 0, c.name("z").name)
struct P {
  var min: Int? { nil }
  func min(by k: (Int, Int) -> Bool) -> Int { 9 }
  func go() -> Int { min(by: <) + (min ?? 1) }
}
print(P().go())
