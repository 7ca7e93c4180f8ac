struct P { var x: Int }
let ps = [P(x: 1)]
print(ps.sorted())
print(ps.max() as Any)
let pair = (1, 2)
print(pair.2)
