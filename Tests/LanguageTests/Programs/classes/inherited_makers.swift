// An inherited initialiser as a value makes the class that it was named on.
class Shape {
  let name: String
  required init(name: String) { self.name = name }
  init?(size: Int) {
    if size < 0 { return nil }
    name = "sized \(size)"
  }
  func say() -> String { "shape \(name)" }
}
final class Circle: Shape { override func say() -> String { "circle \(name)" } }
final class Square: Shape { override func say() -> String { "square \(name)" } }

let circle = Circle.init(name:)
print(circle("a").say(), type(of: circle("a")))
let sized: (Int) -> Square? = Square.init(size:)
print(sized(2)!.say(), sized(-1) == nil, [1, -1].compactMap(Circle.init(size:)).map { $0.say() })
let general: (String) -> Shape = Square.init
print(general("b").say(), ["x", "y"].map(Circle.init(name:)).map { $0.say() })

// The functions of several classes make what the classes have in common.
func shape(_ kind: Int) -> Shape {
  let make = switch kind {
  case 0: Circle.init(name:)
  case 1: Square.init(name:)
  default: Shape.init(name:)
  }
  return make("c")
}
print((0...2).map { shape($0).say() })
print([Circle.init(name:), Square.init(name:)].map { $0("d").say() })
func pick(_ round: Bool) -> String {
  let one = if round { Circle(name: "e") } else { Square(name: "f") }
  return one.say()
}
print(pick(true), pick(false))
