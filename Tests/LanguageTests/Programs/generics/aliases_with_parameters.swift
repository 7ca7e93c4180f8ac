// Aliases inside types and functions that have generic parameters of their own.
struct Pair<First, Second> {
  let first: First
  let second: Second
  static func both(_ first: First, _ second: Second) -> Pair { Pair(first: first, second: second) }
}
enum Steps {
  typealias Step<Output> = Pair<[Int], Output>
  typealias Table<Value> = [String: [Value]]
  static func make<T>(_ value: T) -> Step<T> { Step(first: [1, 2], second: value) }
  static func other() -> Step<String> { Step.both([3], "three") }
  static func table<T>(_ values: T...) -> Table<T> { ["all": values] }
}
print(Steps.make(true), Steps.other(), Steps.table(1.5, 2.5))
let step: Steps.Step<Character> = .both([], "x")
print(step, type(of: step))
struct Box<Content> {
  typealias With<Other> = Pair<Content, Other>
  let content: Content
  func with<Other>(_ other: Other) -> With<Other> { With(first: content, second: other) }
}
print(Box(content: 7).with("seven"), Box<Int>.With<Bool>.both(1, false))
extension Box {
  typealias Check<Subject> = (Content, Subject) -> Bool
  func holds<Subject>(_ subject: Subject, _ check: Check<Subject>) -> Bool { check(content, subject) }
}
print(Box(content: 3).holds("abc") { $0 == $1.count })
func local() -> Int {
  typealias Few<T> = (T, T)
  let few: Few<Int> = (4, 5)
  return few.0 * few.1
}
print(local())
// The arguments of a static member tell those of its type.
print(Pair.both([3], 1), Steps.Step.both([3], true), type(of: Pair.both("a", 2.5)))
