let upper = 0
print(Int.random(in: 0..<upper))
