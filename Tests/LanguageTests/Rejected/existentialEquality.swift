protocol P: Equatable {}
struct A: P {}
let x: any P = A()
let y: any P = A()
print(x == y)
print(x != y)
