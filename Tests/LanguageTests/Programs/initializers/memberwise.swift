struct Point { var x = 0, y = 0 }
struct Size { let width: Double; var height: Double = 2 }
struct Named<Value> {
  let name: String
  var value: Value
  var note: String?
  private(set) var changes = 0
  let kind = "fixed"
  mutating func set(_ value: Value) { self.value = value; changes += 1 }
}
struct Handler {
  var label = "none"
  var action: (Int) -> Int
  var cleanup: (() -> Void)? = nil
}
struct Outer {
  struct Inner { var a: Int; var b: String = "b" }
  var inner: Inner
  var list: [Inner] = []
}

print(Point(), Point(x: 1), Point(y: 2), Point(x: 3, y: 4))
print(Size(width: 1), Size(width: 1, height: 5))
var n = Named(name: "n", value: 3)
n.set(9)
print(n, n.changes, n.kind)
print(Named(name: "s", value: "t", note: "u").note ?? "-")
let h = Handler { $0 + 1 }
print(h.action(1), h.label)
let h2 = Handler(label: "x") { $0 * 2 } cleanup: { print("cleanup") }
print(h2.action(4))
h2.cleanup?()
let o = Outer(inner: .init(a: 1), list: [.init(a: 2, b: "c"), Outer.Inner(a: 3)])
print(o)
let make: (Int, Int) -> Point = Point.init
print(make(7, 8))
let points = [(1, 2), (3, 4)].map { Point(x: $0, y: $1) }
print(points)
extension Point { init(diagonal: Int) { self.init(x: diagonal, y: diagonal) } }
print(Point(diagonal: 5))
