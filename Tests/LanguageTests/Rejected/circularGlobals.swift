let a = b
let b = a
print(1)
