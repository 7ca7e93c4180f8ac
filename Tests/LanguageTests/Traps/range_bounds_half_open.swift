let a = 2, b = 1
let r = a..<b
print(r)
