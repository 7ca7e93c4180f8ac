func move(x: Int) {}
move(x: 1, y: 2)
