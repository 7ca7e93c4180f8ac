// Functions made in place of operands, told by what stands beside them or by what they are called
// with.
precedencegroup Backward {
  associativity: right
  higherThan: AssignmentPrecedence
}
precedencegroup Forward {
  associativity: left
  higherThan: Backward
}
infix operator |> : Forward
infix operator <| : Backward
infix operator <*> : Forward
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
func <| <A, B>(function: (A) -> B, value: A) -> B { function(value) }

enum Either<L, R> {
  case left(L), right(R)
  var left: L? { if case .left(let left) = self { left } else { nil } }
  func map<A>(_ change: (R) -> A) -> Either<L, A> {
    switch self {
    case .left(let left): .left(left)
    case .right(let right): .right(change(right))
    }
  }
  static func <*> <A>(change: Either<L, (R) -> A>, value: Either) -> Either<L, A> {
    switch change {
    case .left(let left): .left(left)
    case .right(let function): value.map(function)
    }
  }
}

func keeping<S: Sequence, A>(_ change: @escaping (S.Element) -> A?) -> (S) -> [A] {
  { $0.compactMap(change) }
}
func lefts<S: Sequence, L, R>(_ values: S) -> [L] where S.Element == Either<L, R> {
  values |> keeping { $0.left }
}
func orElse<A, B>(
  _ value: @autoclosure @escaping () -> B
) -> (@escaping (A) -> B) -> (A?) -> B {
  { change in { $0.map(change) ?? value() } }
}
func note<L, R>(_ left: L) -> (R?) -> Either<L, R> { orElse(.left(left)) <| Either.right }

print(lefts([Either<Int, String>.left(1), .right("s"), .left(3)]))
print(note("none")(Optional(1)), note("none")(Int?.none))
let words = ["a", "bb", "ccc"]
print(words |> keeping { $0.count > 1 ? $0.count : nil } |> { $0.map { $0 * 2 } })
print([4, 5] |> keeping { $0 > 4 ? $0 + 1 : nil })
let add: Either<String, (Int) -> Int> = .right { $0 + 1 }
print(add <*> .right(4), add <*> Either<String, Int>.left("no"))

// A function that is called at once where it is made.
protocol Ring {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
}
extension Int: Ring {}
struct Rows<A> { let rows: [[A]] }
func lift<A, T: Ring>(_ change: @escaping (A) -> T) -> (Rows<A>) -> T {
  { table in table.rows.reduce(.zero) { sum, row in sum + row.map(change).reduce(.zero, +) } }
}
func map<A, B>(_ change: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(change) } }
func map<A, B>(_ change: @escaping (A) -> B) -> (Rows<A>) -> Rows<B> {
  { Rows(rows: $0.rows.map { $0.map(change) }) }
}
func same<A>(_ value: A) -> A { value }
let table = Rows(rows: [[1, 2], [3]])
print(lift(same)(table) as Int, lift { (n: Int) -> Int in n * 2 }(table))
print(map(String.init)([1, 2]) as [String], (map(String.init)([3]) as [String]).count)
print(map(String.init)(table).rows as [[String]], map({ $0 * 2 })(table).rows)
print(main.same(3), main.map({ $0 + 1 })([1]) as [Int])
