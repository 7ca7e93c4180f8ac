struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    if n == 0 { return nil }
    defer { n -= 1 }
    return n
  }
}
print(Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * $0 }, Countdown(n: 5).filter { $0 % 2 == 1 })
for (i, x) in Countdown(n: 2).enumerated() { print(i, x) }
struct Fib: Sequence {
  func makeIterator() -> some IteratorProtocol<Int> { FibIterator() }
  struct FibIterator: IteratorProtocol {
    var (a, b) = (0, 1)
    mutating func next() -> Int? {
      (a, b) = (b, a + b)
      return a
    }
  }
}
print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!)
struct Ring<T>: RandomAccessCollection {
  let base: [T]
  var startIndex: Int { 0 }
  var endIndex: Int { base.count }
  subscript(i: Int) -> T { base[(i + 1) % base.count] }
}
let ring = Ring(base: ["a", "b", "c"])
print(ring.first!, ring.last!, ring.count, ring.map { $0 }, ring.reversed().joined(), ring.firstIndex(of: "a")!)
print(ring.dropFirst().count, ring.indices.map { $0 }, ring.isEmpty)
for x in ring where x != "c" { print(x, terminator: " ") }
print()
struct Stack<Element>: ExpressibleByArrayLiteral, Sequence {
  private var storage: [Element] = []
  init(arrayLiteral elements: Element...) { storage = elements }
  mutating func push(_ e: Element) { storage.append(e) }
  @discardableResult mutating func pop() -> Element? { storage.popLast() }
  func makeIterator() -> AnyIterator<Element> {
    var copy = self
    return AnyIterator { copy.pop() }
  }
}
var stack: Stack = [1, 2, 3]
stack.push(4)
stack.pop()
print(Array(stack), stack.max()!, stack.sorted(by: >), stack.contains(2))
extension Sequence where Element: Hashable {
  func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
  var unique: [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
print("hello".counts()["l"]!, [1, 2, 1].unique)
extension Collection { var second: Element? { dropFirst().first } }
print([5, 6].second!, "xy".second!, (1...3).second!, Set([1]).second as Any)
let zipped = zip(Countdown(n: 3), "abc").map { "\($0)\($1)" }
print(zipped)
var it = [1, 2, 3].makeIterator()
while let x = it.next() { print(x, terminator: ",") }
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 })
print(sequence(state: 0) { (s: inout Int) -> Int? in s += 1; return s < 4 ? s : nil }.reduce(0, +))
