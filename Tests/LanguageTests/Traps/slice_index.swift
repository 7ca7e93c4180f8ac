let s = [1, 2, 3, 4][2...]
print(s[2])
print(s[0])
