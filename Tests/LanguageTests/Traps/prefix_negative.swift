let n = -1
print([1, 2].prefix(n))
