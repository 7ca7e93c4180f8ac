let x: UInt8 = 1
print(x << 9, Int8(truncatingIfNeeded: 200))
print(Int8(200 as Int))
