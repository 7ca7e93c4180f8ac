// Associated types and open aliases in expressions.
protocol Shelf {
  associatedtype Item
  static func make() -> Item
}
struct Books: Shelf { static func make() -> String { "book" } }
func kind<S: Shelf>(_: S.Type) { print(S.Item.self, S.Item.self == String.self, S.make()) }
kind(Books.self)
struct User: Identifiable { let id: Int }
func ids<T: Identifiable>(_: T.Type) { print(T.ID.self, [T.ID.self] as [Any.Type]) }
ids(User.self)
func empty<C: RangeReplaceableCollection>(_: C.Type) -> C { C() }
func blank<C: Collection>(_ c: C) -> C.Element where C.Element: RangeReplaceableCollection {
  C.Element()
}
print(empty([Int].self), blank(["a"]).isEmpty, blank([[1]]))
typealias Maybe = Optional
extension Maybe { static func unit(_ x: Wrapped) -> Maybe<Wrapped> { Maybe(x) } }
print(Maybe.unit(6) as Any, Maybe.unit("a") as Any, Maybe(2.5) as Any)
final class Outer<T> {
  class Node<T> {
    var value: T
    var next: Node?
    init(_ value: T) { self.value = value }
  }
  typealias Cell = Node<T>
  var head: Cell?
  func push(_ value: T) {
    let cell = Cell(value)
    cell.next = head
    head = cell
  }
}
let outer = Outer<String>()
outer.push("a")
outer.push("b")
print(outer.head!.value, outer.head!.next!.value, outer.head!.next!.next == nil)
protocol Graph {
  typealias Edge = Link<Self>
  associatedtype Node: Hashable
  func edges(from node: Node) -> [Edge]
}
struct Link<G: Graph> {
  var from: G.Node
  var to: G.Node
}
struct Neighbours<Node: Hashable>: Graph {
  var table: [Node: [Edge]] = [:]
  func edges(from node: Node) -> [Edge] { table[node, default: []] }
  mutating func connect(_ from: Node, _ to: Node) {
    table[from, default: []].append(Edge(from: from, to: to))
  }
}
var neighbours = Neighbours<String>()
neighbours.connect("a", "b")
print(neighbours.edges(from: "a").map { $0.to }, type(of: neighbours.edges(from: "z")))
