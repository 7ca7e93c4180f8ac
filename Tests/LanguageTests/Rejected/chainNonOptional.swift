let s = "x"
print(s?.count)
