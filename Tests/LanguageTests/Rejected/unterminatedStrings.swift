func greet() {
  let name = "Zoe
  print("Hello, \(name)")
}
let text = """
  one
  two
