var stack: [Int] = []
stack.removeLast()
