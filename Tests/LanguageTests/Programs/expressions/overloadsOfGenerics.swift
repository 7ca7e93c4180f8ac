// Overloads told apart by key paths, attributes, the right side, or what is wanted.
let none: Int? = nil
let other: Int? = nil
let text: String? = nil
print(none ?? other as Any, (none ?? other) as Any, [none ?? other as Any, text ?? "d"] as [Any])
func show(_ value: Any) { print(value) }
show(none ?? 5)
show(text ?? text as Any)
struct Item {
  var count: Int
  var name: String
}
func kind<Value>(_ path: KeyPath<Item, Value>) -> String { "any" }
func kind(_ path: WritableKeyPath<Item, Int>) -> String { "whole" }
print(kind(\.name), kind(\.count))
struct Label {
  let text: String
  @_disfavoredOverload init(_ text: String) { self.text = "string " + text }
  init(_ text: Substring) { self.text = "part " + text }
  func shown(_ number: Int) -> String { "number" }
  @_disfavoredOverload func shown(_ text: some StringProtocol) -> String { "text" }
}
print(Label("a").text, Label("b").shown(1), Label("c").shown("x"))
final class Container {
  private var makers: [ObjectIdentifier: (Container) -> Any] = [:]
  func register<T>(_ type: T.Type = T.self, _ make: @escaping (Container) -> T) {
    makers[ObjectIdentifier(type)] = make
  }
  func resolve<T>(_: T.Type = T.self) -> T! { makers[ObjectIdentifier(T.self)]?(self) as? T }
}
protocol Logger { func line(_ text: String) -> String }
struct Console: Logger { func line(_ text: String) -> String { "> " + text } }
struct Service {
  let logger: any Logger
  let limit: Int
}
let container = Container()
container.register((any Logger).self) { _ in Console() }
container.register { Service(logger: $0.resolve(), limit: 3) }
let service: Service = container.resolve()
print(service.logger.line("ready \(service.limit)"), container.resolve(Int.self) == nil)
infix operator ??=: AssignmentPrecedence
func ??= <T>(target: inout T?, value: @autoclosure () -> T) { if target == nil { target = value() } }
var title: String?
title ??= "first"
title ??= "second"
print(title!)
infix operator >>>: CompositionPrecedence
precedencegroup CompositionPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let increment = { $0 + 1 }
let described: (Int) -> String = { "<\($0)>" }
print((increment >>> increment >>> described)(1))
func check<T: Equatable>(
  _ name: StaticString, _ actual: @autoclosure () throws -> T, _ expected: T,
  file: StaticString = #fileID, line: UInt = #line
) {
  do { print(name, try actual() == expected, line) } catch { print(name, "threw \(error)") }
}
struct Odd: Error {}
func even(_ n: Int) throws -> Int {
  if n % 2 == 1 { throw Odd() }
  return n
}
check("even", try even(2), 2)
check("odd", try even(3), 3)
print(zip("abc", "abd").lazy.filter { $0 != $1 }.count)
func print(_ value: Int) { Swift.print("own", value, separator: ":") }
print(4)
