protocol Shape {
  associatedtype Unit = Double
  static var name: String { get }
  var area: Double { get }
}
extension Shape {
  static var name: String { "Shape<\(Unit.self)>" }
  static var shared: String { "of \(name)" }
}
struct Circle: Shape { var area: Double { 3 } }
struct Square: Shape {
  typealias Unit = Int
  static let name = "Square"
  var area: Double { 4 }
}
let shapes: [any Shape] = [Circle(), Square()]
for shape in shapes { print(type(of: shape).name, type(of: shape).shared, shape.area) }
let types: [any Shape.Type] = [Circle.self, Square.self]
print(types.map { $0.name })
