let n = 3
print(n!)
