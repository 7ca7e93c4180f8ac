class A {
  init(x: Int) {}
}
class B: A {
  init() {}
}
class C: A {
  override init(x: Int) {}
}
class D {
  init(n: Int = 1) {}
}
class E: D {
  init() {}
}
