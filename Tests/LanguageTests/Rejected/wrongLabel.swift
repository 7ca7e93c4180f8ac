func move(to x: Int) {}
move(from: 3)
