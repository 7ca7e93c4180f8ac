struct Grid<T> {
  var cells: [T?]; let w: Int
  subscript(x: Int, y: Int) -> T? {
    get { cells[y * w + x] }
    set { print("set", x, y); cells[y * w + x] = newValue }
  }
}
struct Cell {
  var n = 0; var names: [String] = []; mutating func add(_ s: String) { names.append(s); n += 1 }
}
struct Store {
  private var items: [Int: Cell] = [1: Cell()]
  var count = 0
  var first: Cell? {
    get { items[1] }
    set { print("first set", newValue?.n as Any); items[1] = newValue }
  }
  subscript(id: Int) -> Cell? {
    get { items[id] }
    set { print("store set", id, newValue == nil); items[id] = newValue }
  }
  subscript(required id: Int) -> Cell {
    get { items[id] ?? Cell() }
    set { print("req set", id); items[id] = newValue }
  }
}
extension Cell: Equatable {}
final class Box {
  var store: Store? = Store(); var grid = Grid<Cell>(cells: [nil, Cell(), nil, Cell(n: 5)], w: 2)
  static var shared: Box? = Box()
}
var s = Store()
s.first?.n += 2
s.first?.add("x")
s[1]?.add("y")
s[2]?.add("z")
s[required: 4].add("q")
s[required: 4].names[0] += "!"
s[1]?.names[0] += "+"
print(s[1]!, s[2] as Any, s[4]!)
let b = Box()
b.store?[1]?.n -= 9
b.store?.first?.names.append("deep")
b.grid[1, 0]?.n += 1
b.grid[0, 0]?.n += 1
b.grid[1, 1]?.add("g")
print(b.store![1]!, b.grid[1, 0]!, b.grid[0, 0] as Any, b.grid[1, 1]!)
Box.shared?.store?[1]?.add("shared")
print(Box.shared!.store![1]!)
func bump(_ x: inout Int) { x += 1 }
func wrap(_ c: inout Cell?) { c?.n += 100; if c == nil { c = Cell(n: 1) } }
func twice(_ a: inout [String]) { a += a }
bump(&b.grid[1, 0]!.n)
wrap(&b.grid[0, 0])
wrap(&b.grid[1, 1])
wrap(&s[7])
wrap(&s.first)
twice(&s[required: 4].names)
twice(&s[7]!.names)
print(b.grid.cells.map { $0?.n as Any }, s[7]!, s[4]!.names, s.first!)
var d: [String: Int] = ["a": 1]
bump(&d["a"]!)
bump(&d["b", default: 10])
func orTen(_ x: inout Int?) { x = (x ?? 10) + 1 }
orTen(&d["a"]); orTen(&d["zz"])
print(d.sorted { $0.key < $1.key })
struct Lens {
  var v: Int? = 1
  var w: Int? {
    get { v }
    set { v = newValue.map { $0 * 2 } }
  }
  var z: Int {
    get { v ?? 0 }
    nonmutating set { print("nonmutating", newValue) }
  }
  mutating func go() { w? += 1; self.w? *= 3; orTen(&w); v?.negate() }
}
var lens = Lens(); lens.go(); print(lens); lens.z += 5
let kp: WritableKeyPath<Lens, Int?> = \.w
lens[keyPath: kp]? += 1
print(lens)
let kq: WritableKeyPath<Store, Cell?> = \.first
s[keyPath: kq]?.n += 1
print(s[keyPath: kq]!)
var arr: [Cell?] = [nil, Cell()]
arr[1]?.add("a")
arr[0]?.add("a")
for i in arr.indices { arr[i]?.n += 10 }
print(arr)
arr[arr.startIndex + 1]!.names[0].append("z")
print(arr[1]?.names.first?.count as Any)
enum Tree {
  case leaf(Int); indirect case node(Tree, Tree)
  var value: Int? {
    get { if case .leaf(let v) = self { return v }; return nil }
    set { if let newValue { self = .leaf(newValue) } }
  }
  var left: Tree? {
    get { if case .node(let l, _) = self { return l }; return nil }
    set { if case .node(_, let r) = self, let l = newValue { self = .node(l, r) } }
  }
}
var tree = Tree.node(.leaf(1), .leaf(2))
tree.left?.value? += 41
tree.value? += 1
tree.left?.left?.value? += 1
print(tree)
protocol Counted { var count: Int { get set } }
struct C1: Counted { var count = 0 }
var any: (any Counted)? = C1()
any?.count += 2
var anys: [String: any Counted] = ["k": C1()]
anys["k"]?.count += 3
print(any!.count, anys["k"]!.count)
final class Weak { weak var box: Box?; unowned let o: Box; init(_ b: Box) { box = b; o = b } }
let wk = Weak(b)
wk.box?.store?[1]?.n = 1
wk.o.store?[1]?.n += 1
print(b.store![1]!.n)
