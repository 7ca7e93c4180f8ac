let t = "ab"
print(Character(t))
