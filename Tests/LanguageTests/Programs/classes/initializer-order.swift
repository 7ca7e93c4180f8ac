func say(_ s: String) -> Int { print(s); return s.count }
class A { var a = say("A.a"); var a2: Int = say("A.a2")
  init() { print("A.init") } }
class B: A { var b = say("B.b")
  override init() { print("B.init before"); super.init(); print("B.init after") } }
class C: B { var c = say("C.c"); let k: Int
  init(k: Int) { print("C.init"); self.k = k; print("set k"); super.init(); print("end C") } }
_ = C(k: 3)
class D: A { var d = say("D.d") }
_ = D()
class P { var name: String
  init(name: String = "def", _ n: Int = 2) { self.name = name; print("P", name, n) } }
class Q: P { var q: Int
  init(q: Int) { self.q = q; print("Q") } }
print(Q(q: 2).name)
class R: A { var r: Int
  init(r: Int) { self.r = r } 
  convenience override init() { self.init(r: 1); print("conv") } }
_ = R()
class Base { init() { setup(); print("Base") }
  func setup() { print("base setup") } }
class Sub: Base { var v = say("Sub.v"); override func setup() { v += 1; print("sub setup", v) } }
print(Sub().v)
class Early: A {
  var e = say("Early.e")
  init(_ stop: Bool) {
    print("Early.init")
    if stop { return }
    print("goes on")
  }
}
_ = Early(true)
_ = Early(false)
class Failing: A {
  init?(_ n: Int) {
    guard n > 0 else { return nil }
    print("n", n)
  }
}
print(Failing(0) == nil, Failing(1) != nil)
class Middle: Base { var m = say("Middle.m") }
class Leaf: Middle {
  var l = say("Leaf.l")
  override init() {
    print("Leaf.init")
    super.init()
  }
  convenience init(twice: Bool) {
    print("Leaf.convenience")
    self.init()
  }
}
print(Leaf(twice: true).m)
class Generic<T> {
  var items: [T] = []
  let first: T
  init(_ first: T) { self.first = first }
}
class Numbers: Generic<Int> { var sum = say("Numbers.sum") }
print(Numbers(3).first)
actor Counter {
  var n = 0
  init() { self.init(from: 5) }
  init(from n: Int) { self.n += n }
  func value() -> Int { n }
}
print(await Counter().value())
