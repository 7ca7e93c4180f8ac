// `&&`, `||` and `!` of a type of the program's, with operands that name no type.
struct Check<Value> {
  let holds: (Value) -> Bool

  static func && (left: Self, right: @autoclosure @escaping () -> Self) -> Self {
    Check { left.holds($0) && right().holds($0) }
  }
  static func || (left: Self, right: @autoclosure @escaping () -> Self) -> Self {
    Check { left.holds($0) || right().holds($0) }
  }
  static prefix func ! (check: Self) -> Self { Check { !check.holds($0) } }
}

extension Check where Value: Collection {
  static var isEmpty: Self { Check { $0.isEmpty } }
  static func count(_ range: ClosedRange<Int>) -> Self { Check { range.contains($0.count) } }
}

extension Check where Value: Equatable {
  static func equals(_ value: Value) -> Self { Check { $0 == value } }
}

func test<Value>(_ value: Value, _ check: Check<Value>) -> Bool { check.holds(value) }

print(test("abc", .count(1...4) && .equals("abc")), test("abc", !.isEmpty))
print(test("abc", !.isEmpty && .count(0...1)), test("", !.isEmpty || .equals("")))
let blank: Check<String> = .isEmpty || .equals(" ")
let other: Check<[Int]> = !.equals([1]) && !.isEmpty
print(blank.holds(" "), blank.holds("x"), other.holds([2]), other.holds([1]))
let ready = true
print(!ready || blank.holds(""), !blank.holds("q") && ready)

// `nil` beside what can be nil by itself.
func unwrapped<Value: ExpressibleByNilLiteral>(_ result: Result<Value, any Error>) -> Value {
  (try? result.get()) ?? nil
}
print(unwrapped(Result<Int?, any Error>.success(4)) as Any)
