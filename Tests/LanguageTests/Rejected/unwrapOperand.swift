let n: Int? = 3
print(n + 1)
