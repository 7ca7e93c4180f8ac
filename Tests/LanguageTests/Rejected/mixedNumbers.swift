let i = 1
let d = 2.5
print(i * d)
