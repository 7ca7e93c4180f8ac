// What the `where` clause of a protocol, or of its associated type, asks of the elements of one.

protocol Named {
  var name: String { get }
}
protocol Shelf {
  associatedtype Items: Collection where Items.Element: Named
  var items: Items { get }
}
extension Shelf {
  var names: [String] { items.map { $0.name } }
}
func names<S: Shelf>(_ shelf: S) -> [String] { shelf.items.map { $0.name } }
func longest(_ shelf: some Shelf) -> String {
  var best = ""
  for item in shelf.items where item.name.count > best.count { best = item.name }
  return best
}

protocol House where Rooms.Element: Shelf {
  associatedtype Rooms: Sequence
  var rooms: Rooms { get }
}
extension House {
  func all() -> [String] { rooms.flatMap { $0.names } }
}
func firsts<H: House>(_ house: H) -> [String] {
  house.rooms.compactMap { room in room.items.first.map { $0.name } }
}

protocol Tree: Named {
  associatedtype Children: Collection = [Self] where Children.Element: Tree
  var children: Children { get }
}
func outline<T: Tree>(_ tree: T, _ depth: Int = 0) -> [String] {
  [String(repeating: " ", count: depth) + tree.name]
    + tree.children.flatMap { outline($0, depth + 1) }
}

struct Book: Named { var name: String }
struct Books: Shelf { var items: [Book] }
struct Library: House { var rooms: [Books] }
struct Node: Tree {
  var name: String
  var children: [Node] = []
}

let books = Books(items: [Book(name: "Emma"), Book(name: "Dracula")])
print(names(books), books.names, longest(books))
let library = Library(rooms: [books, Books(items: [Book(name: "Ulysses")])])
print(library.all(), firsts(library))
print(outline(Node(name: "a", children: [Node(name: "b", children: [Node(name: "c")])])))
