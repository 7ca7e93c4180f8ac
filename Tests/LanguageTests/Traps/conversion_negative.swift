let n = -1
print(UInt(n))
