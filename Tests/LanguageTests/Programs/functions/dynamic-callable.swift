// Values that are called with whatever arguments.
@dynamicCallable struct Adder {
  func dynamicallyCall(withArguments values: [Int]) -> Int { values.reduce(0, +) }
  func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, Int>) -> String {
    pairs.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
let add = Adder()
print(add(1, 2, 3), add(), add(a: 1, 2, b: 3))
@dynamicCallable class Logger {
  func dynamicallyCall(withKeywordArguments pairs: [String: String]) -> Int { pairs.count }
}
print(Logger()(), Logger()(x: "1", y: "2"))
