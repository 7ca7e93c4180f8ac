extension Array {
  mutating func twice(_ x: Element) {
    append(x)
    append(x)
  }
}
func run() {
  var a = [1]
  let b = a
  a.twice(3)
  print(a, b)
}
run()
