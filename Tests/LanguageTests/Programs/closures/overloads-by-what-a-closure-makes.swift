// Of two overloads, the one that uses what a closure makes is meant.

final class Future<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }

  func then<New>(after delay: Int = 0, _ next: @escaping (Value) throws -> Future<New>) -> Future<New> {
    print("chained")
    return try! next(value)
  }
  func then<New>(after delay: Int = 0, _ next: @escaping (Value) throws -> New) -> Future<New> {
    print("mapped")
    return Future<New>(try! next(value))
  }
  func then(after delay: Int = 0, _ next: @escaping (Value) -> (), _ failed: () -> ()) -> Future<Value> {
    print("both")
    next(value)
    return self
  }
  @discardableResult
  func then(after delay: Int = 0, _ next: @escaping (Value) -> ()) -> Future<Value> {
    print("watched")
    next(value)
    return self
  }
}

let text = Future("abc")
let count = text.then { $0.count }
print(type(of: count))
let later = text.then { $0.count }.then { (n: Int) -> Future<String> in Future("n\(n)") }
print(later.value)
let more = text.then { $0.count }.then { (n: Int) -> Int in n + 1 }.then { print($0) }
print(type(of: more))
text.then { print($0) }
let last = text.then { s in s + "d" }.then { t in Future(t.count) }.then { $0 * 2 }
print(last.value)

// What is written in the closure decides as well.
func each(_ body: (Int) -> Void) { print("number") }
func each(_ body: (String) -> Void) { print("text") }
each { (n: Int) in _ = n }
each { (s: String) in _ = s }

// A member of an extension that asks more of the type hides one that asks less.
struct Store<State> {
  let state: State
  func show<T>(_ value: T) where T: CustomStringConvertible { print("any", value) }
}
extension Store where State: Equatable {
  func show<T>(_ value: T) where T: CustomStringConvertible { print("equatable", value) }
}
Store(state: 1).show(2)
Store(state: ()).show(3)
