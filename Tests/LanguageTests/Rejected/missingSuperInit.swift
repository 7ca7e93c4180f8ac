class A { init(n: Int) {} }
class B: A {
  override init(n: Int) {}
}
class C: A {
  let x: Int
  init() { super.init(n: 1) }
}
