// Operators on functions that are handed over, and ones that change their left operand.
precedencegroup FA { associativity: left }
precedencegroup FC { associativity: left higherThan: FA }
infix operator |>: FA
infix operator >>>: FC
infix operator <>: FC
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func |> <A>(a: inout A, f: (inout A) -> Void) { f(&a) }
func <> <A>(f: @escaping (inout A) -> Void, g: @escaping (inout A) -> Void) -> (inout A) -> Void { { f(&$0); g(&$0) } }
func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func first<A, B, C>(_ f: @escaping (A) -> C) -> ((A, B)) -> (C, B) { { pair in (f(pair.0), pair.1) } }
func mver<S, A>(_ kp: WritableKeyPath<S, A>, _ f: @escaping (inout A) -> Void) -> (inout S) -> Void { { f(&$0[keyPath: kp]) } }
struct U { var name = "n"; var age = 1 }
func incr(_ x: Int) -> Int { x + 1 }
print((1, 2) |> first(incr))
print((1, 2) |> first(String.init))
print((1, 2) |> first { "\($0)" })
print(["1", "x"] |> map(Int.init))
print(["1", "x"] |> map { Int($0) })
print([1, 2] |> map(String.init))
var u = U()
u |> mver(\.age) { $0 += 5 }
u |> mver(\.age) { $0 += 5 } <> mver(\.name) { $0.append("by") }
print(u)
