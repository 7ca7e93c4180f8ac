func greet(_ name: String) {}
greet()
