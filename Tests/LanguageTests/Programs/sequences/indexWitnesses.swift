// Which of several members tells a collection's elements, and from where it comes.

/// The subscript that takes the index tells the elements, wherever it stands.
struct Headers: Collection {
  private var items: [(name: String, value: Int)]

  init(_ items: [(String, Int)]) { self.items = items.map { (name: $0.0, value: $0.1) } }

  subscript(_ name: String) -> Int? { items.first { $0.name == name }?.value }

  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  subscript(position: Int) -> Double { Double(items[position].value) / 2 }
  func index(after i: Int) -> Int { i + 1 }
}

let headers = Headers([("a", 1), ("b", 4)])
print(headers.map { $0 + 1 }, headers.first!, headers.contains(2), headers["b"] ?? 0, headers[1])

/// A protocol's extension makes a collection of everything that conforms.
protocol Shelf: Collection, CustomStringConvertible {
  associatedtype Item: Equatable
  var items: [Item] { get set }
}

extension Shelf {
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Item { items[i] }
  var description: String { items.map { "<\($0)>" }.joined() }
}

final class Books<Item: Equatable>: Shelf {
  var items: [Item]
  init(_ items: [Item]) { self.items = items }
}

struct Letters: Shelf { var items: [Character] }

let books = Books(["Emma", "Dune"])
print(books, books.map { $0.count }, books.contains("Dune"), books[0].uppercased(), books.count)
print(Letters(items: ["x", "y"]).reversed(), String(Letters(items: ["x", "y"])))

/// The iterator tells the elements where the subscript names them by their own name.
struct Passing<Base: Collection> {
  let base: Base
}

extension Passing: Sequence {
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    mutating func next() -> Base.Element? { base.next() }
  }

  func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}

print(Array(Passing(base: [1, 2])))

extension Passing: Collection {
  typealias Index = Base.Index
  var startIndex: Index { base.startIndex }
  var endIndex: Index { base.endIndex }
  subscript(_ i: Index) -> Element { base[i] }
  func index(after i: Index) -> Index { base.index(after: i) }
}

let passing = Passing(base: "abc")
print(passing.first!, passing.count, passing[passing.startIndex], passing.joined())

extension Sequence where Element == Character {
  func joined() -> String { reduce(into: "") { $0.append($1) } }
}
