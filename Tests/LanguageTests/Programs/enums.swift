// Enums: raw values, payloads, methods, CaseIterable, pattern matching.
enum Suit: String, CaseIterable { case hearts, spades = "S", clubs }
print(Suit.allCases.map(\.rawValue), Suit(rawValue: "S") == .spades, Suit(rawValue: "x") as Any)
print(Suit.hearts, Suit.allCases.count)

enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case empty
  var area: Double {
    switch self {
    case .circle(let radius): return 3 * radius * radius
    case .rectangle(let w, let h): return w * h
    case .empty: return 0
    }
  }
  mutating func grow() {
    if case .circle(let r) = self { self = .circle(radius: r * 2) }
  }
}
var shape = Shape.circle(radius: 1)
shape.grow()
print(shape, shape.area, Shape.rectangle(width: 2, height: 3.5).area, Shape.empty)

indirect enum Tree {
  case leaf
  case node(Tree, Int, Tree)
  func inserting(_ v: Int) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, v, .leaf)
    case let .node(l, x, r):
      if v < x { return .node(l.inserting(v), x, r) }
      return .node(l, x, r.inserting(v))
    }
  }
  var values: [Int] {
    guard case .node(let l, let x, let r) = self else { return [] }
    return l.values + [x] + r.values
  }
}
var tree = Tree.leaf
for v in [5, 2, 8, 1, 9] { tree = tree.inserting(v) }
print(tree.values)

enum Planet: Int { case mercury = 1, venus, earth }
print(Planet.earth.rawValue, Planet(rawValue: 2) ?? .mercury)

func describe(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4...9: return "several"
  case let x where x % 2 == 0: return "many even"
  default: return "many odd"
  }
}
print([-1, 0, 2, 7, 10, 11].map(describe))

let pair: (Int, String?) = (1, nil)
switch pair {
case (0, _): print("zero")
case (let n, .some(let s)): print(n, s)
case (let n, nil): print("only", n)
}
enum Failure: Error { case code(Int), unknown }
func risky(_ n: Int) throws -> Int {
  if n > 2 { throw Failure.code(n) }
  return n
}
do {
  print(try risky(1))
  print(try risky(3))
} catch Failure.code(let c) where c > 2 {
  print("code", c)
} catch {
  print("other", error)
}
print((try? risky(5)) as Any, (try? risky(2)) ?? -1)
