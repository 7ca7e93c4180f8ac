// When what a statement makes, a scope holds or a place replaces goes away.
class T { let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") }
  func id() -> T { self }; var next: T?; func mk(_ s: String) -> T { T(s) }; func opt(_ f: Bool) -> T? { f ? self : nil } }
func section(_ n: String, _ f: () throws -> Void) { print("== \(n)"); do { try f() } catch { print("caught", error) }; print("-- end") }
enum E: Error { case e(T), plain }
section("temporary") {
  _ = T("a")
  print("x")
  T("b").id().next = T("c")
  print("y")
  print(T("d").mk("e").n)
}
section("discard") {
  let _ = T("a")
  print("after let _")
  _ = T("b").id()
  print("after")
}
section("chain") {
  let a = T("a")
  a.next = T("b")
  print(a.next?.mk("c").n as Any)
  a.next?.next = T("d")
  a.next = nil
  print("nil")
}
section("optional temp") {
  print(T("a").opt(true)?.n as Any)
  print(T("b").opt(false)?.n as Any)
  if let t = T("c").opt(true) { print("in", t.n) }
  print("out")
}
section("guard") {
  guard let t = T("a").opt(true) else { return }
  print(t.n)
  guard T("b").opt(false) != nil else { print("else"); return }
  print("never")
}
section("reassign") {
  var a = T("a")
  print("1")
  a = T("b")
  print("2")
  a = T("c").mk("d")
  print(a.n)
}
section("array") {
  var xs = [T("a"), T("b"), T("c")]
  xs[1] = T("d")
  print("set")
  xs.removeFirst()
  print("rf")
  let l = xs.popLast()
  print("pop", l!.n)
  xs.insert(T("e"), at: 0)
  xs = []
  print("cleared")
  xs.append(T("f"))
}
section("map") {
  let ns = [T("a"), T("b")].map { $0.n }
  print(ns)
  let f = ["x", "y"].map { T($0) }.filter { $0.n == "y" }
  print(f.count)
}
section("for") {
  for t in [T("a"), T("b")] { print("in", t.n) }
  print("done")
  for n in ["c", "d"] { let t = T(n); print(t.n); if n == "c" { continue } }
}
section("while") {
  var i = 0
  while T("w\(i)").n != "w2" { i += 1; let t = T("b\(i)"); _ = t }
  print(i)
}
section("switch") {
  switch T("a").n { case "a": print("case"); default: break }
  switch T("b").opt(true) { case let t?: print("some", t.n); case nil: break }
  print("s")
}
section("tuple") {
  let (a, _) = (T("a"), T("b"))
  print("t", a.n)
  var p = (T("c"), T("d"))
  p.0 = T("e")
  print("p")
  p = (T("f"), p.1)
  print("q", p.0.n)
}
section("dict") {
  var d = ["k": T("a")]
  d["k"] = T("b")
  print("1")
  d["j"] = T("c")
  d["k"] = nil
  print("2")
  d.removeAll()
  print("3")
  d["z", default: T("d")].next = T("e")
  print("4", d.count)
}
section("inout") {
  func set(_ t: inout T) { t = T("b"); print("in set") }
  var a = T("a")
  set(&a)
  print(a.n)
  func swapTwo(_ x: inout T, _ y: inout T) { let t = x; x = y; y = t }
  var b = T("c")
  swapTwo(&a, &b)
  print(a.n, b.n)
}
section("defer") {
  let a = T("a")
  defer { print("defer", a.n) }
  do { let b = T("b"); defer { print("inner", b.n) }; print("body") }
  print("after do")
}
section("throw") {
  let a = T("a")
  func f() throws -> T { let b = T("b"); defer { print("d", b.n) }; throw E.e(T("c")) }
  do { _ = try f() } catch E.e(let t) { print("c", t.n) } catch {}
  print("post", a.n)
  throw E.plain
}
section("try?") {
  func f(_ ok: Bool) throws -> T { let t = T("f"); if ok { return t }; throw E.e(t) }
  print((try? f(true))?.n as Any)
  print((try? f(false))?.n as Any)
}
section("closures") {
  var f: (() -> Void)?
  do { let a = T("a"); f = { print("cap", a.n) } }
  f!()
  f = nil
  print("nil")
  let g = { [t = T("b")] in print("g", t.n) }
  g()
}
section("weak capture") {
  var a: T? = T("a")
  let f = { [weak a] in print(a?.n ?? "gone") }
  f()
  a = nil
  f()
  let b = T("b")
  let g = { [unowned b] in print(b.n) }
  g()
}
section("escaping arg") {
  func run(_ t: T, _ f: (T) -> Void) { f(t); print("ran") }
  run(T("a")) { print("in", $0.n) }
  func keep(_ t: T) -> () -> String { { t.n } }
  let k = keep(T("b"))
  print(k())
}
section("autoclosure") {
  func lazyArg(_ t: @autoclosure () -> T, _ use: Bool) { if use { print(t().n, t().n) } }
  lazyArg(T("a"), true)
  lazyArg(T("b"), false)
}
section("ternary") {
  let t = Bool.random() || true ? T("a") : T("b")
  print(t.n)
  let u = T("c").opt(false) ?? T("d")
  print(u.n)
}
section("interpolation") {
  print("\(T("a").n) \(T("b").mk("c").n)")
  let s = "\(T("d").n)"
  print(s)
}
section("shadow") {
  let a = T("a")
  do { let a = T("b"); print(a.n) }
  print(a.n)
  var c: T? = T("c")
  if let c { print(c.n) }
  c = nil
  print("c nil")
}
section("existential") {
  let x: Any = T("a")
  if let t = x as? T { print("is", t.n) }
  let y: [Any] = [T("b"), 1]
  print(y.count)
  print((y[0] as! T).n)
}
section("early return") {
  func f(_ n: Int) -> Int { let a = T("a\(n)"); if n == 0 { return 0 }; let b = T("b\(n)"); for i in 0..<3 { let c = T("c\(i)"); if i == 1 { return i }; _ = c }; return b.n.count + a.n.count }
  print(f(0), f(1))
}
section("break") {
  outer: for i in 0..<2 { let a = T("o\(i)"); for j in 0..<2 { let b = T("i\(j)"); if j == 0 && i == 0 { continue outer }; if i == 1 { break outer }; _ = b }; _ = a }
}
