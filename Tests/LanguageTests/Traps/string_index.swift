let s = "abc"
print(s[s.endIndex])
