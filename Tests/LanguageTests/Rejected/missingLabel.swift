func move(to x: Int) {}
move(3)
