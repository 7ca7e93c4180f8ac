// `self.init(…)!` hands over to an initialiser that could fail and must not.
struct Even {
  let value: Int
  init?(exactly value: Int) {
    guard value % 2 == 0 else { return nil }
    self.value = value
  }
  init(doubling value: Int) { self.init(exactly: value * 2)! }
  init?(_ text: String) {
    guard let number = Int(text) else { return nil }
    self.init(exactly: number)
  }
}
class Node {
  let name: String
  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
  convenience init(_ number: Int) { self.init(name: "node\(number)")! }
}
final class Leaf: Node {
  let weight: Int
  init(weight: Int) {
    self.weight = weight
    super.init(name: "leaf")!
  }
}
extension Array where Element == Int {
  init(up limit: Int) { self.init(1...limit) }
}
print(Even(doubling: 4).value, Even("3") as Any, Even("8")!.value, Node(7).name)
print(Leaf(weight: 2).name, [Int](up: 3))
enum Unit: String, CaseIterable { case mile, yard, foot
  init(short: Character) { self.init(rawValue: short == "m" ? "mile" : short == "y" ? "yard" : "foot")! }
}
for unit: Unit in [.mile, .init(short: "y"), .foot] { print(unit, terminator: " ") }
print()
