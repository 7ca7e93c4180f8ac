// Generics: functions, types, constraints, protocols with associated types, conditional conformance.
func largest<T: Comparable>(_ items: [T]) -> T? {
  guard var best = items.first else { return nil }
  for item in items where item > best { best = item }
  return best
}
print(largest([3, 9, 2]) ?? 0, largest(["b", "z", "a"]) ?? "", largest([Double]()) as Any)

struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func map<U>(_ f: (Element) -> U) -> Stack<U> {
    var result = Stack<U>()
    for item in items { result.push(f(item)) }
    return result
  }
}
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { "[" + items.map(\.description).joined(separator: "|") + "]" }
}
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
print(stack, stack.map { "v\($0)" }, stack.pop() ?? 0, stack.isEmpty)

protocol Container {
  associatedtype Item
  var items: [Item] { get }
  func first() -> Item?
}
extension Container { func first() -> Item? { items.first } }
extension Container where Item == Int { var total: Int { items.reduce(0, +) } }
struct Numbers: Container { var items: [Int] }
print(Numbers(items: [4, 5]).first() ?? 0, Numbers(items: [4, 5]).total)

func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var x = 1
var y = 2
swapTwo(&x, &y)
print(x, y)

struct Pair<A, B> { let a: A; let b: B }
print(Pair(a: 1, b: "two"))
func make() -> some Equatable { 42 }
print(make() == make())
func total(of values: some Sequence<Int>) -> Int { values.reduce(0, +) }
print(total(of: [1, 2]), total(of: 1...4))
extension Array where Element: Numeric { func doubled() -> [Element] { map { $0 * 2 } } }
print([1, 2].doubled(), [0.5].doubled())
@propertyWrapper struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "\(range)" }
}
struct Volume { @Clamped(0...10) var level = 5 }
var volume = Volume()
volume.level = 50
print(volume.level, volume.$level)
@resultBuilder struct ListBuilder {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func list(@ListBuilder _ content: () -> [String]) -> [String] { content() }
let flag = true
print(list {
  "a"
  if flag { "b" }
  if !flag { "c" } else { "d" }
  for i in 0..<2 { "i\(i)" }
})
