let s: String? = "x"
print(s.count)
