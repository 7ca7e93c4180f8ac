let s = "abc"
let i = s.index(s.startIndex, offsetBy: 5)
print(s[i])
