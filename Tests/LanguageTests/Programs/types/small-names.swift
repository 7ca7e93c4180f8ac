// Types whose names begin with a small letter or an underscore, in every place that a type's name
// can stand beside values.
struct point: Hashable { var x = 0, y = 0 }
class node {
  var next: node?
  var all = [node]()
  var maybe = [node?]()
  var found = [point: node]()
}
typealias edge = (from: Int, to: Int)
enum shape {
  case circle(Double), square(side: Double), none
  indirect enum tree { case leaf, branch(tree, Int, tree) }
  struct mark { static var count = 1; var size = 2 }
}
struct _Cell { typealias _Size = Int; var sizes = [_Size](), row = [_Size?](), table = [Int: _Size]() }
typealias _List = [Int]
@propertyWrapper struct clamped {
  var value = 0
  var wrappedValue: Int { get { value } set { value = min(newValue, 5) } }
}
struct box { @clamped var count: Int }

func lists() {
  var points = [point]()
  points.append(point(x: 1))
  var slots = [point?](repeating: nil, count: 2)
  slots[0] = point()
  var counts = [point: Int]()
  counts[point()] = 3
  var edges = [edge]()
  edges.append((1, 2))
  var grid = [[point]]()
  grid.append(points)
  let nested = [shape.mark](), pairs = [(point, Int)](), named = [String: [point?]]()
  print(points.count, slots.count, counts.count, edges, grid[0].count, nested, pairs, named)
  print([point].self, [edge?].init(), shape.mark()[keyPath: \shape.mark.size], [shape.mark]().count)
  typealias length = Double
  struct here { var q = 1 }
  print([length](), [length: Int](), [here](), [here?](), [here()].map(\.q))
}
lists()

func area(_ s: shape) -> Double {
  switch s {
  case shape.circle(let r): return r
  case let shape.square(side): return side
  case shape.none: return 0
  }
}
func sum(_ t: shape.tree) -> Int {
  switch t {
  case shape.tree.leaf: return 0
  case shape.tree.branch(_, let v, shape.tree.leaf): return v
  case .branch(let l, let v, let r): return sum(l) + v + sum(r)
  }
}
print(area(.circle(2)), area(.square(side: 3)), area(.none))
print(sum(.branch(.leaf, 3, .branch(.leaf, 4, .leaf))), sum(.leaf))
if case shape.circle(let r) = shape.circle(4) { print(r) }
for case shape.square(let side) in [shape.none, .square(side: 7)] { print(side) }

var b = box()
b.count = 9
print(b.count, node().all.count, node().maybe.count, node().found.count)
print(_Cell().sizes, _Cell().row, _Cell().table, [_List](), [String: _List](), [_List?]())
let nothing: point? = point?.none
print(nothing as Any, point?.some(point(x: 2))?.x ?? -1, [point?.none].count)
