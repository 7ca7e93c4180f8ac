// Functions of several parameters given where one that takes a tuple is wanted.

struct Cell {
  var x, y: Int
  init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
}
struct Entry {
  let count: Int
  let name: String
}
struct Empty: Error {}

func product(_ a: Int, _ b: Int) -> Int { a * b }
func area(_ width: Int, _ height: Int) throws -> Int {
  if width == 0 { throw Empty() }
  return width * height
}

let points = [(1, 2), (3, 4), (0, 5)]
print(points.map(Cell.init), points.map(Cell.init(_:_:))[0].y)
print([(1, "x")].map(Entry.init), [(2, "y")].map(Entry.init(count:name:)))
print(points.map(product), zip([1, 2], [3, 4]).map(product), [1: 2].map(product))
print(points.map(max), zip([1, 5], [2, 3]).map(min), points.filter(<).count)
let add = { (a: Int, b: Int) in a + b }
print(points.map(add), [[1: 2]].flatMap { $0.map(product) })
print([("a", 3)].map(String.init(repeating:count:)))

do {
  print(try points.dropLast().map(area))
  print(try points.map(area))
} catch {
  print("threw", type(of: error))
}

struct Scale {
  let factor: Int
  func apply(_ a: Int, _ b: Int) -> Int { (a + b) * factor }
  func all(_ pairs: [(Int, Int)]) -> [Int] { pairs.map(apply) }
}
print(Scale(factor: 10).all(points), points.map(Scale(factor: 2).apply))
