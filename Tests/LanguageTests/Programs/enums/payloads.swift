indirect enum Expr {
  case number(Double)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  case negate(of: Expr)
  var value: Double {
    switch self {
    case .number(let n): return n
    case let .add(a, b): return a.value + b.value
    case .multiply(let a, let b): return a.value * b.value
    case .negate(of: let e): return -e.value
    }
  }
  static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
  static prefix func - (a: Expr) -> Expr { .negate(of: a) }
}
extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}
let e: Expr = .multiply(3, .add(1.5, 2) + -1)
print(e.value)
print(Expr.negate(of: .number(2)))
enum Tree<T: Comparable> {
  case leaf
  indirect case node(left: Tree, value: T, right: Tree)
  func inserting(_ new: T) -> Tree {
    switch self {
    case .leaf: return .node(left: .leaf, value: new, right: .leaf)
    case let .node(l, v, r) where new < v: return .node(left: l.inserting(new), value: v, right: r)
    case let .node(l, v, r): return .node(left: l, value: v, right: r.inserting(new))
    }
  }
  var sorted: [T] {
    guard case let .node(l, v, r) = self else { return [] }
    return l.sorted + [v] + r.sorted
  }
}
print([5, 2, 8, 1].reduce(Tree.leaf) { $0.inserting($1) }.sorted)
enum Shape {
  case circle(radius: Double)
  case rect(w: Double, h: Double)
  case label(String, size: Int = 12)
  case empty
  mutating func grow() {
    switch self {
    case .circle(let r): self = .circle(radius: r * 2)
    case .rect(let w, let h): self = .rect(w: w + 1, h: h + 1)
    default: break
    }
  }
}
var shape = Shape.circle(radius: 1)
shape.grow()
print(shape)
shape = .rect(w: 1, h: 2)
shape.grow()
print(shape, Shape.label("x"), Shape.label("y", size: 3), Shape.empty)
if case .rect(let w, _) = shape, w > 1 { print("wide", w) }
guard case .rect(w: let ww, h: let hh) = shape else { fatalError() }
print(ww * hh)
let shapes: [Shape] = [.circle(radius: 3), .empty, .rect(w: 1, h: 1)]
for case .circle(let r) in shapes { print("r", r) }
print(shapes.filter { if case .empty = $0 { true } else { false } }.count)
enum Message: Equatable { case text(String), number(Int), pair(Int, Int), quit }
print(Message.text("a") == .text("a"), Message.pair(1, 2) == .pair(2, 1), Message.quit != .number(0))
let make = Message.number
print([1, 2].map(make), ["x"].map(Message.text))
