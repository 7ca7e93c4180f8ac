let r = [1, 2].map { a, b in a }
