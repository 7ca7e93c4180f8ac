class A: A {}
class B: C {}
class C: B { func f() {} }
class G<T>: G<[T]> {}
protocol P: P {}
protocol Q: R {}
protocol R: Q {}
struct S { class N: S.N {} }
