func move(x: Int, y: Int) {}
move(x: 1)
