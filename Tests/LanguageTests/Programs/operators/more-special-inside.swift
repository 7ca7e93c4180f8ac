// Of two operators that take the operands, the one that asks more of what is inside is meant.
infix operator <+>: AdditionPrecedence

protocol Joined {
  static func join(_ a: Self, _ b: Self) -> Self
}
extension Array: Joined {
  static func join(_ a: [Element], _ b: [Element]) -> [Element] { a + b }
}
enum Checked<Failure, Value> {
  case success(Value)
  case failure(Failure)
}
func <+> <E, A, B>(f: Checked<E, (A) -> B>, x: Checked<E, A>) -> Checked<E, B> {
  switch (f, x) {
  case (.failure(let e), _), (_, .failure(let e)): .failure(e)
  case (.success(let f), .success(let x)): .success(f(x))
  }
}
func <+> <E: Joined, A, B>(f: Checked<E, (A) -> B>, x: Checked<E, A>) -> Checked<E, B> {
  switch (f, x) {
  case (.failure(let a), .failure(let b)): .failure(.join(a, b))
  case (.failure(let e), _), (_, .failure(let e)): .failure(e)
  case (.success(let f), .success(let x)): .success(f(x))
  }
}
func positive(_ n: Int) -> Checked<[String], Int> { n > 0 ? .success(n) : .failure(["\(n)"]) }
func small(_ n: Int) -> Checked<String, Int> { n < 9 ? .success(n) : .failure("\(n)") }
let add = { (a: Int) in { (b: Int) in a + b } }
let many: Checked<[String], (Int) -> (Int) -> Int> = .success(add)
let one: Checked<String, (Int) -> (Int) -> Int> = .success(add)
print(many <+> positive(1) <+> positive(2))
print(many <+> positive(-1) <+> positive(-2))
print(one <+> small(10) <+> small(11))

func kind<T>(_ list: [T]) -> String { "any" }
func kind<T: Comparable>(_ list: [T]) -> String { "comparable" }
func kind<T: BinaryInteger>(_ list: [T]) -> String { "whole" }
print(kind([1]), kind(["a"]), kind([(1, 2)]))
