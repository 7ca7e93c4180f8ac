func g(_ x: inout Int) { x += 1 }
g(&5)
g(&(1 + 2))
