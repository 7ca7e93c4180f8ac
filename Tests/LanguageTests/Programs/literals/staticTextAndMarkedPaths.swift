struct P { var x = 1; var y = 2 }
let ks: [PartialKeyPath<P> & Sendable] = [\.x, \.y]
print(ks.count, P()[keyPath: ks[0]])
func get<T>(_ k: any KeyPath<P, T> & Sendable) -> T { P()[keyPath: k] }
print(get(\.y))
struct Sorter<Root>: Sendable {
  let path: KeyPath<Root, Int> & Sendable
  func sort(_ a: [Root]) -> [Root] { a.sorted { $0[keyPath: path] < $1[keyPath: path] } }
}
print(Sorter(path: \P.x).sort([P(x: 3), P(x: 2)]).map(\.x))
struct Txt: ExpressibleByStringLiteral {
  let s: String; init(stringLiteral v: StaticString) { s = v.description }
}
let t: Txt = "hi"
print(t.s)
func check(
  _ ok: Bool, _ m: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  precondition(ok, m(), file: file, line: line)
  assert(ok, m(), file: file, line: line)
}
check(true, "no")
func die(file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("x", file: file, line: line)
}
