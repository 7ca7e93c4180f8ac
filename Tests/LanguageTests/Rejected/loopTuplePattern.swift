for (i, x) in [1, 2] { print(i, x) }
