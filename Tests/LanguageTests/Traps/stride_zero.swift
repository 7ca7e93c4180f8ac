let step = 0
for i in stride(from: 0, to: 5, by: step) { print(i) }
