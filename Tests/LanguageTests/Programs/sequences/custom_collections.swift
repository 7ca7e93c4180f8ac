struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
}
for x in Countdown(n: 3) { print(x, terminator: " ") }
print(Array(Countdown(n: 4)), Countdown(n: 5).map { $0 * 2 }, Countdown(n: 5).filter { $0 % 2 == 0 }, Countdown(n: 4).reduce(0, +))
print(Countdown(n: 3).sorted(), Countdown(n: 3).contains(2), Countdown(n: 3).min()!, Countdown(n: 3).max()!, Countdown(n: 3).first { $0 < 3 }!)
print(Countdown(n: 4).prefix(2).map { $0 }, Countdown(n: 4).dropFirst().map { $0 }, Countdown(n: 4).suffix(2), Countdown(n: 4).dropLast(), Countdown(n: 4).reversed())
print(Countdown(n: 3).enumerated().map { "\($0)\($1)" }, zip(Countdown(n: 3), "abc").map { "\($1)\($0)" }, Countdown(n: 2).joinedUp, Set(Countdown(n: 3)).count)
print(Countdown(n: 4).prefix(while: { $0 > 2 }), Array(Countdown(n: 4).drop(while: { $0 > 2 })), Countdown(n: 4).split(separator: 2).map(Array.init), Countdown(n: 4).elementsEqual([4, 3, 2, 1]), Countdown(n: 4).starts(with: [4]))
print(Countdown(n: 4).flatMap { [$0, $0] }, Countdown(n: 4).compactMap { $0 > 2 ? "\($0)" : nil }, Countdown(n: 3).allSatisfy { $0 > 0 }, Array(Countdown(n: 3).lazy.map { $0 + 1 }.filter { $0 > 2 }))
extension Sequence where Element == Int { var joinedUp: String { map(String.init).joined(separator: ",") } }
struct Stack<T>: Collection {
  private var items: [T] = []
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> T { items[i] }
  mutating func push(_ x: T) { items.append(x) }
}
var st = Stack<String>()
st.push("a"); st.push("b"); st.push("c")
print(st.count, st.isEmpty, st.first!, st.map { $0 + "!" }, st.firstIndex(of: "b")!, st.contains("c"), st.indices.map { $0 }, st.min()!)
print(Array(st.prefix(2)), Array(st.dropFirst()), Array(st[1..<3]), st.joined(), st.enumerated().map { $0.offset }, st.randomElement() != nil, Array(st.suffix(1)))
for (i, x) in zip(st.indices, st) { print(i, x, terminator: ";") }
print(st.distance(from: 0, to: 2), st.index(0, offsetBy: 2), st.split(separator: "b").count, st.lazy.map { $0.uppercased() }.first!)
struct Bits: RandomAccessCollection, MutableCollection {
  var word: UInt8
  var startIndex: Int { 0 }
  var endIndex: Int { 8 }
  subscript(i: Int) -> Bool {
    get { word >> UInt8(i) & 1 == 1 }
    set { if newValue { word |= 1 << UInt8(i) } else { word &= ~(1 << UInt8(i)) } }
  }
}
var bits = Bits(word: 0b1010_0001)
print(bits.map { $0 ? 1 : 0 }, bits.last!, bits.reversed().map { $0 ? "1" : "0" }.joined(), bits.filter { $0 }.count, bits.firstIndex(of: true)!, bits.lastIndex(of: true)!)
bits[1] = true
bits.swapAt(0, 2)
print(String(bits.word, radix: 2), bits.dropFirst(4).map { $0 }, bits.indices, bits.count, bits[2...3].map { $0 })
bits.reverse()
print(String(bits.word, radix: 2))
struct Bag<E: Hashable>: Sequence {
  var counts: [E: Int] = [:]
  mutating func add(_ e: E, times n: Int = 1) { counts[e, default: 0] += n }
  func makeIterator() -> AnyIterator<E> {
    var rest = counts.map { ($0.key, $0.value) }
    return AnyIterator {
      guard let (e, n) = rest.last else { return nil }
      if n == 1 { rest.removeLast() } else { rest[rest.count - 1].1 -= 1 }
      return e
    }
  }
}
var bag = Bag<String>()
bag.add("x", times: 3)
print(Array(bag), bag.reduce("", +), bag.underestimatedCount)
struct Fib: Sequence {
  let limit: Int
  func makeIterator() -> Iterator { Iterator(limit: limit) }
  struct Iterator: IteratorProtocol {
    let limit: Int
    var a = 0, b = 1
    mutating func next() -> Int? {
      guard a <= limit else { return nil }
      (a, b) = (b, a + b)
      return b - a
    }
  }
}
print(Array(Fib(limit: 50)), Fib(limit: 10).reduce(0, +), Fib(limit: 5).map(String.init))
var iterator = Fib(limit: 3).makeIterator()
while let x = iterator.next() { print(x, terminator: ",") }
print()
class Node<T> { let value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
struct LinkedList<T>: Sequence, ExpressibleByArrayLiteral {
  var head: Node<T>?
  init(arrayLiteral elements: T...) { for e in elements.reversed() { head = Node(e, head) } }
  func makeIterator() -> AnyIterator<T> {
    var current = head
    return AnyIterator { defer { current = current?.next }; return current?.value }
  }
}
let list: LinkedList = [1, 2, 3]
for x in list where x != 2 { print(x, terminator: " ") }
print(list.map { $0 * $0 }, list.contains(3), Array(list.reversed()))
func total<S: Sequence>(_ s: S) -> S.Element where S.Element: Numeric { s.reduce(0, +) }
print(total([1, 2]), total(Countdown(n: 3)), total([1.5, 2]), total(1...4))
func second<C: Collection>(_ c: C) -> C.Element? { c.count > 1 ? c[c.index(after: c.startIndex)] : nil }
print(second("abc")!, second([1, 2])!, second(1...3)!, second(Set<Int>()) as Any)
func anyOf(_ s: any Sequence<Int>) -> Int { s.reduce(0, +) }
func someOf(_ s: some Collection<String>) -> String { s.joined(separator: "/") }
print(anyOf([1, 2, 3]), anyOf(1...3), someOf(["a", "b"]), someOf(st))
let any = AnySequence([1, 2, 3]), any2 = AnySequence { Fib(limit: 3).makeIterator() }
print(any.map { $0 + 1 }, Array(any2), AnyCollection("abc").count, AnyIterator([7].makeIterator()).next()!)
