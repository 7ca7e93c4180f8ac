// A generic function called with an existential sees the type of the value.
protocol Shape {
  associatedtype Unit
  var unit: Unit { get }
  static var name: String { get }
  init()
}
extension Shape {
  static var name: String { "shape" }
  func who() -> String { "\(Self.self)" }
}
struct Square: Shape {
  var unit = 1
  static let name = "square"
}
struct Circle: Shape { var unit = "pi" }
func show<T: Shape>(_ shape: T) {
  print(T.self, T.name, shape.unit, type(of: shape), T.Unit.self, type(of: shape.unit))
}
func copy<T: Shape>(_: T) -> T { T() }
func twice<T: Shape>(_ shape: T) -> [T] { [shape, T()] }
func some(_ shape: some Shape) { print(type(of: shape)) }
struct Visitor {
  func visit<T: Shape>(_: T, times: Int) -> String { "\(T.self) \(times)" }
  static func unit<T: Shape>(of _: T) -> String { "\(T.Unit.self)" }
}
class Reader { func read<T: Shape>(_: T) -> String { "\(T.name)" } }
let shapes: [any Shape] = [Square(), Circle()]
for shape in shapes {
  show(shape)
  print(copy(shape), twice(shape), shape.who())
  some(shape)
  print(Visitor().visit(shape, times: 2), Visitor.unit(of: shape), Reader().read(shape))
}
let number: any Equatable = 3
func isEqual<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
print(isEqual(number, 3), isEqual(number, "x"))
struct Failure: Error {}
func kind<E: Error>(_: E) { print(E.self) }
kind(Failure())
