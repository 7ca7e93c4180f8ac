let list: [Int] = [1, "two"]
