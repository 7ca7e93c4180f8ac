protocol Shape {
  func area() -> Double
  var name: String { get }
}
struct Square: Shape { func area() -> Int { 1 } }
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var m = 1, n = "x"
swapTwo(&m, &n)
swapTwo(m, m)
func fail() throws { throw "oops" }
let f: () -> Int = { x in 3 }
let known = ["a": 1]
print(known["a"] + 1)
func early() {
  let a = b
  let b = 2
  print(a, b)
}
return 5
