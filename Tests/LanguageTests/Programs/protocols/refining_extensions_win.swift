// An extension of the protocol that refines wins, in whichever order a type names both.
protocol Shape { var sides: Int { get } }
protocol Regular: Shape { var length: Int { get } }
extension Shape {
  var title: String { "shape" }
  func grown(by make: () throws -> Int) rethrows -> String { "shape \(try make())" }
  func parts<T>(_ make: (Self) throws -> T) rethrows -> [T] { [try make(self)] }
}
extension Regular {
  var title: String { "regular" }
  func grown(by make: @escaping () -> Int) -> String { "regular \(make())" }
  func parts<T>(_ make: @escaping (Self) -> T) -> T? { make(self) }
}
struct Square: Shape, Regular { let sides = 4; let length: Int }
struct Triangle: Regular, Shape { let sides = 3; let length: Int }
struct Hexagon: Regular { let sides = 6; let length: Int }
class Tile: Shape { let sides = 4 }
final class Slab: Tile, Regular { let length = 9 }

print(Square(length: 1).title, Square(length: 1).grown { 2 }, Triangle(length: 1).title)
print(Triangle(length: 1).grown { 3 }, Hexagon(length: 1).title, Slab().title, Tile().title)
print(Square(length: 5).parts { $0.length } as Any, Hexagon(length: 6).parts { $0.sides } as Any)
func describe<S: Shape & Regular>(_ shape: S) -> String { shape.title + " " + shape.grown { 4 } }
func name(_ shape: any Shape & Regular) -> String { shape.title }
print(describe(Square(length: 1)), name(Triangle(length: 2)), (Square(length: 1) as any Shape).title)

struct Lazily<Base: Sequence>: Sequence, LazySequenceProtocol {
  let base: Base
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    mutating func next() -> Base.Element? {
      print("asked", terminator: " ")
      return base.next()
    }
  }
  func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}
print(Array(Lazily(base: 1...9).map { $0 * 2 }.prefix(2)))
print(Lazily(base: "abc").filter { $0 != "a" }.first { _ in true } ?? "-")
