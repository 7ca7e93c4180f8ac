// What protocols and headers say about types that are several steps away.
struct Trie<Key: Collection> where Key: RangeReplaceableCollection, Key.Element: Hashable & Comparable {
  final class Node {
    var children: [Key.Element: Node] = [:]
    var ends = false
  }
  let root = Node()
  private(set) var count = 0
  init() {}
  init(_ keys: some Sequence<Key>) { for key in keys { insert(key) } }
  mutating func insert(_ key: Key) {
    var node = root
    for element in key {
      let next = node.children[element] ?? Node()
      node.children[element] = next
      node = next
    }
    if !node.ends { count += 1 }
    node.ends = true
  }
  func contains(_ key: Key) -> Bool {
    func walk(_ node: Node, _ rest: Key.SubSequence) -> Bool {
      guard let head = rest.first else { return node.ends }
      guard let child = node.children[head] else { return false }
      return walk(child, rest.dropFirst())
    }
    return walk(root, key[...])
  }
  func keys(_ node: Node? = nil, _ sofar: Key = Key()) -> [Key] {
    let node = node ?? root
    let here = node.ends ? [sofar] : []
    return node.children.sorted { $0.key < $1.key }.reduce(here) { list, entry in
      var longer = sofar
      longer.append(entry.key)
      return list + keys(entry.value, longer)
    }
  }
}
extension Trie: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Key...) { self.init(elements) }
}
let words: Trie<String> = ["tea", "ten", "to"]
print(words.count, words.contains("te"), words.contains("ten"), words.keys())
let list = ["b", "a", "b"]
let made = Trie(list)
print(made.keys(), type(of: made), Trie([[3, 1], [3]]).keys())
struct Box<K: Hashable> {
  var all: [K] = []
  init(_ values: some Sequence<K>) { all = Array(values) }
}
print(Box([1, 2]), type(of: Box(Set(["x"]))))
func ends<C: BidirectionalCollection>(_ c: C) -> [C.SubSequence] where C.Element: Equatable {
  [c[...].prefix(1), c[c.index(before: c.endIndex)...], c.dropFirst(), c[..<c.startIndex]]
}
print(ends([1, 2, 3]), ends("abc"))
protocol Source {
  associatedtype Item
  associatedtype Items: Collection where Items.Element == Item, Items.Index == Int
  var items: Items { get }
}
extension Source where Item: Comparable {
  var greatest: Item? { items.max() }
  func item(at index: Int) -> Item { items[index] }
}
struct Shelf: Source { let items: [String] }
print(Shelf(items: ["b", "c", "a"]).greatest!, Shelf(items: ["q"]).item(at: 0))
protocol Store<Item> {
  associatedtype Item
  init()
  var all: [Item] { get }
}
struct ListStore<Item>: Store { var all: [Item] = [] }
struct SetStore<Item: Hashable>: Store {
  var kept: Set<Item> = []
  var all: [Item] { Array(kept) }
}
let stores: [any Store<Int>] = [ListStore(), SetStore()]
func fresh() -> some Store<String> { ListStore() }
print(stores.map { type(of: $0) }, type(of: fresh()))
struct Graph<V: Hashable> {
  enum Kind { case directed, undirected }
  let kind: Kind
  let edges: [(V, V, Double)]
  init(_ kind: Kind = .directed, edges: [(V, V, Double)]) { (self.kind, self.edges) = (kind, edges) }
  var isDirected: Bool { kind == .directed }
}
print(Graph(.undirected, edges: [("a", "b", 4)]).isDirected, Graph(edges: [(1, 2, 3)]).isDirected)
