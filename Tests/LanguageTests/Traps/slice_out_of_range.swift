let a = [1, 2, 3]
print(a[1..<3])
print(a[2..<5])
