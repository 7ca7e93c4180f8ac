// What a protocol does not say: iterators behind `some`, associated types of a value's own type,
// names that the other branch of a choice knows.
protocol Plant { static func grow() -> Self; var label: String { get } }
struct Hay: Plant {
  static func grow() -> Hay { Hay() }
  var label: String { "hay" }
}
protocol Eater {
  associatedtype Feed: Plant
  func eat(_ feed: Feed) -> String
}
struct Cow: Eater { func eat(_ feed: Hay) -> String { "cow ate \(feed.label)" } }
func feed(_ eater: some Eater) -> String {
  let food = type(of: eater).Feed.self
  return hand(food, to: eater)
}
func hand<E: Eater>(_ food: E.Feed.Type, to eater: E) -> String { eater.eat(food.grow()) }
let herd: [any Eater] = [Cow()]
print(herd.map { feed($0) })

final class Node: Sequence {
  let name: String
  let children: [Node]
  init(_ name: String, _ children: Node...) {
    self.name = name
    self.children = children
  }
  func makeIterator() -> some IteratorProtocol<Node> {
    var stack = [self]
    return AnyIterator {
      guard let node = stack.popLast() else { return nil }
      stack += node.children.reversed()
      return node
    }
  }
}
let tree = Node("a", Node("b", Node("c")), Node("d"))
for node in tree { print(node.name, node.children.count, terminator: " ") }
print(tree.map(\.name), tree.first { $0.children.isEmpty }?.name ?? "-")

enum BankError: Error { case empty, missing(Int), closed }
func check(_ balance: Int, isOpen: Bool) throws -> Int {
  guard isOpen else { throw balance > 0 ? BankError.missing(balance) : .closed }
  guard balance > 0 else { throw isOpen ? .empty : BankError.closed }
  return balance
}
for (balance, isOpen) in [(3, true), (3, false), (0, false), (0, true)] {
  do { print(try check(balance, isOpen: isOpen)) } catch { print(error) }
}
