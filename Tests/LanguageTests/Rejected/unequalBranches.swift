let isOn = true
let first = if isOn { 1 } else { "a" }
let second = switch 3 {
case 1: "one"
default: 2.5
}
func largest<Value: Comparable>(_ a: Value, _ b: Value) -> Value { a > b ? a : b }
print(largest(1, "a"))
func sum(_ numbers: Int...) -> Int { 0 }
print(sum([1, 2]))
let list = [3]
print(sum(list))
var scores = [1, 2]
scores[0] = "x"
let odd = scores.filter { $0 % 2 = 0 }
struct Point { var x: Int }
print(Point(x: 1) == Point(x: 1))
print(Point(x: 1) < Point(x: 1))
struct Page {
  lazy var text = "page"
  func show() -> String { text }
}
let page = Page()
print(page.text)
