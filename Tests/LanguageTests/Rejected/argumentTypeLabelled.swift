func greet(name: String) {}
greet(name: 42)
