// An optional shows as one in a text, whatever it is wrapped in.
struct Box<Value> {
  var value: Value?
  var text: String { "value: \(value)" }
  func twice() -> String { "\(value) \([value])" }
  func with<Other>(_ other: Other?) -> String { "\(other)" }
}
print(Box(value: "x").text, Box(value: 1).twice(), Box<Int>().with("z"), Box<Int>().text)
func show<T>(_ x: T) -> String { "\(x)" }
let number: Int? = 3
let word: String? = "w"
print("\(number)", "\(word)", show(number), show(word), show(3), show("s"))
extension Box: CustomDebugStringConvertible {
  var debugDescription: String { "box of \(value)" }
}
debugPrint(Box(value: 2.5))
