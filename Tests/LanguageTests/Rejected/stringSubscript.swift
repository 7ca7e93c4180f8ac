let text = "abc"
print(text[0])
print(text[0..<2])
