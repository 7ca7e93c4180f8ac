let text = String(repeating: "a", count: 22)
print(text.contains(/a+b/))
print(text.contains(/(a+)+b/))
