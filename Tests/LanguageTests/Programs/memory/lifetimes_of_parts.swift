// Initialisers that fail, fields, payloads, weak references, observers and generic code.
class T { let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") } }
func section(_ n: String, _ f: () throws -> Void) { print("== \(n)"); do { try f() } catch { print("caught", error) }; print("-- end") }
enum E: Error { case bad }
class Base { var b: T?; init() throws { print("base init") }; init(fail: Bool) throws { b = T("base.b"); if fail { throw E.bad } }; deinit { print("-Base") } }
class Mid: Base { override init(fail: Bool) throws { print("mid pre"); try super.init(fail: fail); print("mid post"); if fail { throw E.bad } }; deinit { print("-Mid") } }
class Leaf: Mid { var l: T; init(early: Bool, late: Bool) throws { l = T("leaf.l"); if early { throw E.bad }; try super.init(fail: false); l = T("leaf.l2"); if late { throw E.bad } }; deinit { print("-Leaf") } }
section("inherit") {
  let x = try Leaf(early: false, late: false)
  print(x.l.n)
}
section("late") {
  _ = try Leaf(early: false, late: true)
}
section("super fails") {
  _ = try Mid(fail: true)
}
class F { let t: T; init?(_ ok: Bool) { t = T("f"); if !ok { return nil }; print("ok") }; deinit { print("-F") } }
section("failable") {
  print(F(true) != nil)
  print(F(false) == nil)
  if let f = F(true) { print(f.t.n) }
}
class G { var x: T; var y: T?; init?(_ n: Int) { x = T("x"); guard n > 0 else { return nil }; y = T("y"); guard n > 1 else { return nil } } }
section("failable two") {
  print(G(0) == nil, G(1) == nil, G(2) == nil)
}
struct S { var a: T; var b: T?; init(_ f: Bool) throws { a = T("s.a"); b = T("s.b"); if f { throw E.bad } }
  mutating func replace() { a = T("s.r") }; mutating func become() throws { self = try S(false); print("became") } }
section("struct") {
  var s = try S(false)
  let c = s
  s.replace()
  print(c.a.n, s.a.n)
  try s.become()
  print("end")
}
section("struct throws") {
  _ = try S(true)
}
indirect enum L { case end, node(T, L) }
section("enum") {
  var l = L.node(T("1"), .node(T("2"), .end))
  if case .node(_, let rest) = l { l = rest }
  print("tail")
  l = .end
  print("end")
}
class Node { let n: String; weak var parent: Node?; var kids: [Node] = []; unowned(unsafe) var u: Node?; init(_ n: String) { self.n = n }; deinit { print("-\(n)", parent?.n ?? "no parent") } }
section("tree") {
  let r = Node("root")
  let k = Node("kid")
  k.parent = r
  r.kids.append(k)
  r.kids.append(Node("two"))
  print(k.parent!.n)
}
section("weak gone") {
  weak var w: T?
  do { let t = T("t"); w = t; print(w!.n) }
  print(w == nil)
  w = T("u")
  print(w == nil)
}
class Cyc { var me: Cyc?; deinit { print("-Cyc") } }
section("cycle") {
  let c = Cyc()
  c.me = c
  print("leaks")
  c.me = nil
  let d = Cyc()
  d.me = d
}
class Obs { var t: T = T("o1") { willSet { print("will", newValue.n) } didSet { print("did", oldValue.n) } }; lazy var z: T = T("lazy"); deinit { print("-Obs") } }
section("observers") {
  let o = Obs()
  o.t = T("o2")
  print("set")
  print(o.z.n)
  o.z = T("z2")
}
section("observers inout") {
  func f(_ t: inout T) { print("in", t.n); t = T("o4"); print("out") }
  let o = Obs()
  f(&o.t)
  print("done")
}
struct W { var t: T; subscript(i: Int) -> T { get { print("get"); return t } set { print("set", newValue.n); t = newValue } }; var c: T { get { T("computed") } set { t = newValue } } }
section("subscript") {
  var w = W(t: T("w"))
  w[0] = T("w2")
  print(w[1].n)
  print(w.c.n)
  w.c = T("w3")
}
section("computed inout") {
  func f(_ t: inout T) { t = T("new") }
  var w = W(t: T("w"))
  f(&w.c)
  print("mid")
  f(&w[0])
  print(w.t.n)
}
section("nested fn") {
  let t = T("t")
  func inner() -> String { t.n }
  print(inner())
  let f = inner
  print(f())
}
section("array cow") {
  var a = [T("a")]
  let b = a
  a.append(T("b"))
  print(b.count, a.count)
  a.removeAll()
  print("removed")
}
section("sort") {
  var a = ["c", "a", "b"].map { T($0) }
  a.sort { $0.n < $1.n }
  print(a.map(\.n))
  a.swapAt(0, 2)
  a.removeLast(2)
  print("two")
}
section("optional assign") {
  var o: T? = T("a")
  o = o.map { T($0.n + "!") }
  print(o!.n)
  o? = T("b")
  print("b")
  o = .none
  print("none")
}
section("swap take") {
  var a: T? = T("a")
  let b = a.take()
  print(b?.n ?? "", a == nil)
}
section("lazy seq") {
  let l = [1, 2].lazy.map { T("\($0)") }
  print("made")
  print(l.first!.n)
  for t in l { print("in", t.n) }
}
section("zip") {
  for (t, n) in zip([T("a"), T("b")], 1...) { print(t.n, n) }
}
section("reduce") {
  let r = [T("a"), T("b")].reduce(into: [T]()) { $0.insert($1, at: 0) }
  print(r.map(\.n))
}
section("keypath") {
  var w = W(t: T("w"))
  w[keyPath: \.t] = T("k")
  print(w.t.n)
  print([w].map(\.t.n))
}
section("generic") {
  func hold<X>(_ x: X) -> [X] { [x, x] }
  print(hold(T("g")).count)
  struct Box<X> { var x: X }
  var b = Box(x: T("b1"))
  b.x = T("b2")
  print(b.x.n)
}
section("try in args") {
  func f(_ t: T, _ n: Int) { print(t.n, n) }
  func bad() throws -> Int { throw E.bad }
  try f(T("arg"), bad())
}
section("array literal throws") {
  func bad() throws -> T { throw E.bad }
  let a = [T("1"), T("2"), try bad()]
  print(a.count)
}
section("init arg throws") {
  struct P { var a: T; var b: T }
  func bad() throws -> T { throw E.bad }
  let p = P(a: T("1"), b: try bad())
  print(p.a.n)
}
