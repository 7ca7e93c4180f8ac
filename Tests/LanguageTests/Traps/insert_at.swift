var a = [1, 2]
a.insert(9, at: 3)
