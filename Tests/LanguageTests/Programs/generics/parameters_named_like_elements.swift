// A generic parameter called `Element` is not what a sequence gives where its members say otherwise.
struct Bag<Element: Hashable>: Sequence {
  var contents: [Element: Int] = [:]
  init<S: Sequence>(_ sequence: S) where S.Element == Element {
    for element in sequence { contents[element, default: 0] += 1 }
  }
  init<S: Sequence>(_ sequence: S) where S.Iterator.Element == (key: Element, value: Int) {
    for (key, value) in sequence { contents[key] = value }
  }
  func makeIterator() -> AnyIterator<(element: Element, count: Int)> {
    var pairs = contents.sorted { $0.value > $1.value }.makeIterator()
    return AnyIterator { pairs.next().map { ($0.key, $0.value) } }
  }
}
let bag = Bag(["a", "b", "a"])
for (element, count) in bag { print(element, count) }
print(bag.map(\.count), bag.first { $0.count == 1 }!, Bag([5]).contents, Bag(["k": 3]).contents)
print(Bag([(key: "x", value: 2)]).map { $0.element }, bag.reduce(0) { $0 + $1.count })

struct Numbered<Element>: Collection {
  var items: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> (Int, Element) { (i, items[i]) }
}
let numbered = Numbered(items: ["p", "q"])
for (number, item) in numbered { print(number, item) }
print(numbered.map { $0.0 }, Array(numbered.dropFirst()))

struct Pile<Element>: Sequence, IteratorProtocol {
  var items: [Element]
  mutating func next() -> Element? { items.popLast() }
}
print(Array(Pile(items: [1, 2])), Pile(items: ["z"]).map { $0 + "!" })
