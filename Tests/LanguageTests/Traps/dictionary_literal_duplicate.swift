let k = "x"
let d = [k: 1, "x": 2]
print(d)
