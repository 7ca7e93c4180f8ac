func next(_ x: Int) -> Int { x + 1 }
print(next(41))
print(next(Int.max))
