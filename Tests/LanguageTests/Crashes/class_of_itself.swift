class A: A {}
class B: Self { func n() {} }
let b = B()
b.n()
