// Functions whose parameters are a pack, alone or behind others.
func call<each A, R>(_ arguments: repeat each A, with body: (repeat each A) -> R) -> R {
  body(repeat each arguments)
}
func numbered<each A, R>(_ body: (Int, repeat each A) -> R, _ arguments: repeat each A) -> R {
  body(1, repeat each arguments)
}
func joined(_ number: Int, _ text: String) -> String { "\(number)\(text)" }
func tenfold(_ number: Int) -> Int { number * 10 }

print(call(1, "x", with: joined), call(2, "y") { "\($0)-\($1)" }, call(3, with: tenfold))
print(numbered(joined, "a"), numbered({ $0 + $1 }, 7), numbered({ (a: Int, b: Int) in a - b }, 4))
print(numbered(tenfold))

struct Handler<each Input> {
  let body: (Int, repeat each Input) -> Void
  init(_ body: @escaping (Int, repeat each Input) -> Void) { self.body = body }
  func callAsFunction(_ input: repeat each Input) { body(9, repeat each input) }
}
Handler<Int, String> { print($0, $1, $2) }(1, "b")
let one: Handler<Bool> = Handler { print($0, $1) }
one(true)

protocol Holder: AnyObject {
  associatedtype Content
  var content: Content { get }
}
final class Number: Holder {
  let content = 7
}
extension Holder {
  func with<Value, each A>(_ body: (Content, repeat each A) -> Value?, _ rest: repeat each A)
    -> Value?
  {
    body(content, repeat each rest)
  }
  @discardableResult
  func with<each A>(_ body: (Content, repeat each A) -> Bool, _ rest: repeat each A) -> Self? {
    body(content, repeat each rest) ? self : nil
  }
}
func named(_ number: Int, _ text: String, _ count: Int) -> String? {
  count > 0 ? "\(number)\(text)\(count)" : nil
}
func shown(_ number: Int, _ isOn: Bool) -> Bool {
  print("shown", number, isOn)
  return isOn
}
print(Number().with(named, "-", 3) ?? "none", Number().with(named, "x", 0) ?? "none")
Number().with(shown, true)?.with(shown, false)
