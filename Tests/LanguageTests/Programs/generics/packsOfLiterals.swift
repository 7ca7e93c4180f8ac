// Literals and other values handed to parameter packs, tuples of packs, types with packs.
func show<each T>(_ x: repeat each T) -> [String] {
  var out: [String] = []; repeat out.append(String(describing: each x)); return out
}
print(show(1, "a", 2.5), show(), show([1, 2], ("x", 3), Optional(4) as Any))
func tup<each T>(_ x: repeat each T) -> (repeat each T) { (repeat each x) }
let t = tup(1, "a", 2.5); print(t.0 + 1, t.1 + "!", t.2, type(of: t), tup(7))
func describe<each T>(_ x: repeat each T) -> String {
  var s = ""; for v in repeat each x { s += "[\(v):\(type(of: v))]" }; return s
}
print(describe(1, 2.0, "z", true))
func eq<each T: Equatable>(_ l: repeat each T, to r: repeat each T) -> Bool {
  for (a, b) in repeat (each l, each r) { guard a == b else { return false } }; return true
}
print(eq(1, "a", to: 1, "a"), eq(1, "a", to: 1, "b"))
func eqT<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool {
  for (a, b) in repeat (each l, each r) { if a != b { return false } }; return true
}
print(eqT((1, "a"), (1, "a")), eqT((1, 2.5, "x"), (1, 2.5, "y")))
struct Box<each T> {
  var items: (repeat each T); init(_ x: repeat each T) { items = (repeat each x) }
  func map<R>(_ f: (Any) -> R) -> [R] { var o: [R] = []; repeat o.append(f(each items)); return o }
  var count: Int { var n = 0; for _ in repeat each items { n += 1 }; return n }
}
let b = Box(1, "q", 3.5)
print(b.count, b.map { "\($0)" }, b.items.1, b.items)
print(type(of: b), Box<Int>(3).items)
func call<each A, R>(_ f: (repeat each A) -> R, _ a: repeat each A) -> R { f(repeat each a) }
func opts<each T>(_ x: repeat (each T)?) -> (repeat each T)? {
  func un<V>(_ v: V?) throws(Nil) -> V { guard let v else { throw Nil() }; return v }
  do { return (repeat try un(each x)) } catch { return nil }
}
struct Nil: Error {}
print(opts(1 as Int?, "x" as String?) as Any, opts(1 as Int?, nil as String?) as Any)
protocol Shape { func area() -> Double; static var title: String { get } }
struct Sq: Shape { let s: Double; func area() -> Double { s * s }; static let title = "sq" }
struct Ci: Shape { let r: Double; func area() -> Double { 3 * r * r }; static let title = "ci" }
func total<each S: Shape>(_ s: repeat each S) -> Double {
  var t = 0.0; for x in repeat each s { t += x.area() }; return t
}
func titles<each S: Shape>(_ s: repeat (each S).Type) -> [String] {
  var o: [String] = []; repeat o.append((each s).title); return o
}
print(total(Sq(s: 2), Ci(r: 1)), titles(Sq.self, Ci.self))
func makers<each T>(_ f: repeat () -> each T) -> (repeat each T) { (repeat (each f)()) }
print(makers({ 1 }, { "b" }, { [2.5] }))
func firsts<each C: Collection>(_ c: repeat each C) -> (repeat (each C).Element?) {
  (repeat (each c).first)
}
print(firsts([1, 2], "xyz", [] as [Double]))
func variad<T, each R>(first: T, rest: repeat each R) -> Int {
  var n = 1; for _ in repeat each rest { n += 1 }; return n
}
print(variad(first: 1), variad(first: 1, rest: "a", 2.0))
func ind<each T: Numeric>(_ x: repeat each T) -> (repeat each T) { (repeat (each x) * 2) }
print(ind(1, 2.5, UInt8(4)))
func dbl<each T>(_ x: repeat each T) -> [String] {
  var names: [String] = [];
  for v in repeat each x {
    switch v {
    case let i as Int: names.append("int \(i)");
    case is String: names.append("str");
    default: names.append("?")
    }
  }; return names
}
print(dbl(1, "a", 2.0))
func fold<each T: CustomStringConvertible>(sep: String, _ x: repeat each T) -> String {
  var first = true; var s = "";
  func put(_ v: some CustomStringConvertible) {
    if !first { s += sep }; first = false; s += v.description
  }; repeat put(each x); return s
}
print(fold(sep: "-", 1, "b", 2.5, true))
@resultBuilder enum TB {
  static func buildBlock<each C>(_ c: repeat each C) -> (repeat each C) { (repeat each c) }
  static func buildExpression<T>(_ t: T) -> T { t }
}
func build<T>(@TB _ f: () -> T) -> T { f() }
print(
  build {
    1; "two"; 3.0
  }, build { 5 })
extension Box { func forEach(_ f: (Any) -> Void) { repeat f(each items) } }
b.forEach { print($0) }
func asyncAll<each T>(_ f: repeat @escaping () async -> each T) async -> (repeat each T) {
  (repeat await (each f)())
}
print(await asyncAll({ 1 }, { "x" }))
