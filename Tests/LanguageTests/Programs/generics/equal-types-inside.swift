// What a `where` clause says of types holds inside, whichever side it is written on.
extension Sequence {
  func present<T>() -> [T] where T? == Element { compactMap { $0 } }
}
print([1, nil, 3].present() as [Int])

func steps<T: FixedWidthInteger>(to end: T) -> [T] {
  var result: [T] = []
  for n in 0..<end { result.append(n * 2) }
  return result + (1...end).filter { end % $0 == 0 }
}
print(steps(to: 4 as UInt8))
func total(_ end: some FixedWidthInteger) -> String { "\((0...end).reduce(0, +))" }
print(total(10))

enum Tree<Element: Comparable> {
  case empty
  indirect case node(Tree, Element, Tree)
  func inserting(_ new: Element) -> Tree {
    guard case .node(let left, let own, let right) = self else { return .node(.empty, new, .empty) }
    return new < own
      ? .node(left.inserting(new), own, right) : .node(left, own, right.inserting(new))
  }
}
print(Tree.empty.inserting("q"))

enum Move { case up, down, left }
print([Move.up, .down].elementsEqual([.up, .down]), [Move.up].starts(with: [.left]))
print((1...3).elementsEqual(1...9) { print("compare", $0, $1); return $0 == $1 })
print([3, 1].lexicographicallyPrecedes([3, 0], by: >), "abc".starts(with: "AB") {
  $0.uppercased() == $1.uppercased()
})

protocol Shape { var area: Int { get } }
struct Square: Shape { let area: Int }
struct Circle: Shape { let area: Int }
let cut: any Shape = Circle(area: 1)
let shapes: [any Shape] = [cut] + [Square(area: 4)]
print(shapes.map(\.area), Void() == ())
var parts = [30, 40, 20, 30, 30, 60, 10]
print(parts.partition { $0 > 30 }, parts, [4, 5, 6].index(of: 5)!, "ab".index(where: { $0 == "b" }) != nil)

func outcome(_ text: String) -> Result<Int, any Error> { Result { try JSON.number(text) } }
enum JSON {
  struct Bad: Error {}
  static func number(_ text: String) throws -> Int {
    guard let n = Int(text) else { throw Bad() }
    return n
  }
}
print(outcome("4"), outcome("x").flatMapError { _ in Result<Int, JSON.Bad>.success(0) })
func inRange(_ r: CountableRange<Int>, _ c: CountableClosedRange<Int>) -> Int { r.count + c.count }
print(inRange(0..<3, 0...3))
