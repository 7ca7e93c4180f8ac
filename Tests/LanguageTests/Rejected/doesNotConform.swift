struct S {}
let a = S()
let b = S()
print(a == b)
