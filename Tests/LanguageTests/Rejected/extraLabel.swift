func move(_ x: Int) {}
move(to: 3)
