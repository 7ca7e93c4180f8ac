let n = -2
print(Array(repeating: 0, count: n))
