var a = [1, 2, 3]
let i = -1
a[i] = 5
