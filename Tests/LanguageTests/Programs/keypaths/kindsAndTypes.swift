struct A {
  var x = 1; var arr = [B(), B(n: 5)]; var opt: B? = B(n: 9); var d = ["k": 3]; let c = 7;
  var t = (1, "two")
  subscript(i: Int) -> Int {
    get { i + x }
    set { x = newValue }
  }
  subscript(named s: String) -> String { s + "\(x)" }
}
struct B { var n = 0; var s: String? = "s"; var name: String { "B\(n)" } }
final class C { var a = A(); weak var w: C?; let id = 3 }
print([1, 2].map(\.self), \Int.self)
let a = A()
print(
  a[keyPath: \.arr[1].n], a[keyPath: \.opt?.n] as Any, a[keyPath: \.opt!.n],
  a[keyPath: \.d["k"]] as Any, a[keyPath: \.[10]], a[keyPath: \.[named: "q"]])
print(
  type(of: \A.x), type(of: \A.c), type(of: \C.a.x), type(of: \C.id), type(of: \A.opt?.n),
  type(of: \A.arr.count), type(of: \A.self))
let p1: WritableKeyPath<A, [B]> = \.arr
let p2 = p1.appending(path: \.[0].n)
print(type(of: p2), a[keyPath: p2])
let p3 = (\C.a).appending(path: \.opt?.name)
print(type(of: p3), C()[keyPath: p3] as Any)
let p4 = (\C.a).appending(path: p1).appending(path: \.first)
print(type(of: p4))
let part: PartialKeyPath<A> = \.x
let anyk: AnyKeyPath = \A.arr
print(type(of: part).rootType, type(of: part).valueType, type(of: anyk).valueType)
var m = A(); let c = C()
m[keyPath: \.x] += 5; m[keyPath: \.arr[0].n] = 8; m[keyPath: \.opt!.n] += 1; m[keyPath: \.[2]] = 40;
m[keyPath: \.t.1] += "!"; m[keyPath: \.d["z"]] = 4
print(m.x, m.arr[0].n, m.opt!.n, m.t, m.d["z"]!)
c[keyPath: \.a.arr[1].s]? += "more"
c[keyPath: \.a.opt]?.n = 77
print(c.a.arr[1].s!, c.a.opt!.n)
let kps: [KeyPath<B, String>] = [\.name]
print(kps.map { B(n: 4)[keyPath: $0] })
func over(_ f: (B) -> Int) -> String { "fn" + String(f(B(n: 3))) }
func over(_ f: KeyPath<B, Int>) -> String { "kp" }
print(
  over(\.n), [B(n: 2), B()].map(\.name), [B(n: 2), B()].filter(\.isZero), [B(n: 2)].compactMap(\.s),
  [[1], [2, 3]].flatMap(\.self))
extension B { var isZero: Bool { n == 0 } }
let f: (A) -> Int = \.x
let g: (A) -> Int? = \.opt?.n
let h = \A.arr as (A) -> [B]
print(f(m), g(m) as Any, h(m).count)
let i = 1
let cap = \A.arr[i]
func sum<T>(_ xs: [T], _ k: KeyPath<T, Int>) -> Int { xs.reduce(0) { $0 + $1[keyPath: k] } }
print(sum(m.arr, \.n), sum(["ab", "c"], \.count), sum([1, 2], \.self))
@dynamicMemberLookup struct Lens<T> {
  var v: T;
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Lens<U> {
    get { Lens<U>(v: v[keyPath: k]) }
    set { v[keyPath: k] = newValue.v }
  }
}
var l = Lens(v: a); l.arr[0].n.v = 6; l.x.v += 1
let opt: A? = a
print(
  opt?[keyPath: \.x] as Any, opt.map(\.x) as Any, opt[keyPath: \.?.x] as Any,
  opt[keyPath: \.?.opt?.n] as Any, \A?.?.x)
let w: ReferenceWritableKeyPath<C, Int> = \.a.x
c[keyPath: w] = 99; print(c.a.x)
let dict: [PartialKeyPath<A>: String] = [\.x: "x", \.c: "c"]; print(dict[\.c]!)
protocol HasX { var x: Int { get set } }
extension A: HasX {}
func setX<T: HasX>(_ t: inout T, _ k: WritableKeyPath<T, Int>) { t[keyPath: k] = 1234 }
let tup = (1, (2, "x")); print(tup[keyPath: \.1.1], \(Int, String).0, type(of: \(Int, String).1))
if let back = part as? WritableKeyPath<A, Int> { m[keyPath: back] = 5; print(m.x) }
print((part as? KeyPath<A, String>) == nil, (\A.c as AnyKeyPath) is WritableKeyPath<A, Int>)
for k in [\A.x, \A.c] { print(a[keyPath: k], type(of: k)) }
print(part == \A.x, Set([part, \A.x, \A.c]).count, type(of: part), a[keyPath: part])
print((anyk as? KeyPath<A, [B]>) != nil, anyk.appending(path: \[B].count) != nil)
print(anyk.appending(path: \String.count) == nil, \A.[1] == \A.[1], \A.[1] == \A.[2])
setX(&m, \.x)
