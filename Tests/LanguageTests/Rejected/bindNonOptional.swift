let n = 3
if let m = n { print(m) }
