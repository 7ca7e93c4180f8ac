let x = 0.0 / 0
print(Int(x))
