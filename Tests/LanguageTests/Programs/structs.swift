// Structs: initialisers, mutation, observers, lazy and static members, nesting.
struct Point: Equatable {
  var x: Int
  var y = 2
  static let origin = Point(x: 0, y: 0)
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  mutating func move(by d: Int) { x += d; y += d }
  var sum: Int { x + y }
}
var p = Point(x: 1)
p.move(by: 3)
print(p, p.sum, p == Point(x: 4, y: 5), Point.origin + p)
var q = p
q.x = 10
print(p.x, q.x)

struct Meter {
  var level = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, level) }
  }
  lazy var doubled: Int = {
    print("computing")
    return level * 2
  }()
}
var meter = Meter()
meter.level = 4
meter.level += 1
print(meter.doubled, meter.doubled)

struct Temperature {
  var celsius: Double
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit: Double) {
    self.init(celsius: 0)
    self.fahrenheit = fahrenheit
  }
}
var t = Temperature(fahrenheit: 212)
print(t.celsius)
t.fahrenheit = 32
print(t)

struct Grid {
  let width: Int
  private var cells: [Int]
  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: 0, count: width * height)
  }
  subscript(column: Int, row: Int) -> Int {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }
  var total: Int { cells.reduce(0, +) }
}
var grid = Grid(width: 3, height: 2)
grid[1, 1] = 7
grid[2, 0] += 5
print(grid[1, 1], grid.total)

struct Outer {
  struct Inner { var value = 1 }
  enum Mode { case on, off }
  var inner = Inner()
  var mode: Mode = .off
}
var outer = Outer()
outer.inner.value += 41
outer.mode = .on
print(outer)
print([outer.inner], Optional(outer.mode) as Any)
