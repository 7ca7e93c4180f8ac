struct A { var n = 1 }
struct B { var n = 2 }
struct C { var n = 3 }
class Visitor<R> {
  let dflt: R
  init(_ d: R) { dflt = d }
  func visit(_ a: A) -> R { dflt }
  func visit(_ b: B) -> R { dflt }
  func visit(_ c: C) -> R { dflt }
  func visit(_ r: R) -> R { r }
  func walk() -> [R] { [visit(A()), visit(B()), visit(C())] }
}
class Names: Visitor<String> {
  override func visit(_ b: B) -> String { "B" + visit(A()) + visit(C()) }
  override func visit(_ r: String) -> String { "<" + r + ">" }
}
class More: Names {
  override func visit(_ a: A) -> String { "A" + super.visit(a) }
}
print(
  Names("-").walk(), More("=").walk(), More("x").visit(B()), Names("k").visit("q"),
  More("z").visit(C()))
let v: Visitor<String> = More("!")
print(v.visit(A()), v.visit(B()), v.visit("r"))
class Base { func f(_ x: Int) -> String { "int" }; func f(_ x: Double) -> String { "double" } }
class Sub: Base { override func f(_ x: Double) -> String { "sub " + super.f(x) } }
print(Sub().f(1), Sub().f(1.5), (Sub() as Base).f(2.5))
extension Outer.Inner { enum Mode { case on, off }; static let start: Mode = .on }
extension Outer.Inner.Mode { var next: Outer.Inner.Mode { self == .on ? .off : .on } }
extension Outer { struct Inner { var mode: Mode = .on; typealias Pair = (Mode, Mode) } }
struct Outer {}
print(Outer.Inner().mode.next, Outer.Inner.start)
let arr = [1, 2, 3, 4]
let tail: [Int] = arr.suffix(2)
let cut: [Int] = arr.dropLast()
print(
  tail, cut, arr.suffix(2) == [3, 4], arr.dropLast(3) == [1], tail == arr.suffix(2),
  arr.suffix(2) != tail)
