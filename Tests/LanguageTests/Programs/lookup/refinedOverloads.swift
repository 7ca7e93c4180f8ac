protocol Node { var raw: Int { get } }
protocol TypeNode: Node {}
struct Any1: Node {
  var raw: Int
  init(raw: Int) { self.raw = raw }
  init<T: Node>(_ t: T) { raw = t.raw }
}
struct Ty: TypeNode {
  var raw: Int
  init?(_ other: some Node) { guard other.raw > 10 else { return nil }; raw = other.raw }
  init(_ other: some TypeNode) { raw = other.raw }
  init(raw: Int) { self.raw = raw }
}
struct Ident: TypeNode { var raw: Int }
var t = Ty(Ident(raw: 3))
print(t.raw)
t = Ty(Ident(raw: 5))
print(t.raw, Ty(Any1(raw: 4)) as Any, Ty(Any1(raw: 14))!.raw)
func pick<T: Node>(_ t: T) -> String { "node" }
func pick<T: TypeNode>(_ t: T) -> String { "type" }
print(pick(Any1(raw: 1)), pick(Ident(raw: 1)))
func parse() -> Ident { Ident(raw: 8) }
struct P {
  mutating func ident() -> Ident { Ident(raw: 9) }
  mutating func run() -> Ty {
    let identifierType = self.ident()
    var result = Ty(identifierType)
    if result.raw > 100 { return result }
    func more() -> Bool { result.raw < 9 }
    guard more() else { return result }
    result = Ty(Ident(raw: 20))
    return result
  }
}
var p = P()
print(p.run().raw)
