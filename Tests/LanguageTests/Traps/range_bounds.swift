let (a, b) = (5, 3)
for i in a...b { print(i) }
