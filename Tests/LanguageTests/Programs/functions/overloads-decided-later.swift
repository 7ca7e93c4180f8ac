// Overloads that the arguments of their own call leave open are chosen by what follows.
infix operator >=>: AdditionPrecedence
func >=> <A, B, C>(_ f: @escaping (A) -> B?, _ g: @escaping (B) -> C?) -> (A) -> C? {
  { f($0).flatMap(g) }
}
func >=> <A, B, C>(_ f: @escaping (A) -> [B], _ g: @escaping (B) -> [C]) -> (A) -> [C] {
  { f($0).flatMap(g) }
}
func join<A, B, C>(with f: @escaping (A, B) -> C) -> ([A], [B]) -> [C] {
  { zip($0, $1).map { f($0, $1) } }
}
func join<A, B, C>(with f: @escaping (A, B) -> C) -> (A?, B?) -> C? {
  { a, b in a.flatMap { a in b.map { f(a, $0) } } }
}
let half = { (n: Int) -> Int? in n % 2 == 0 ? n / 2 : nil }
print((half >=> half)(12) as Any, (half >=> half)(6) as Any)
print(({ (n: Int) in [n, n + 1] } >=> { [$0, $0 * 10] })(3))
print(join(with: +)([1, 2], [10, 20]), join(with: *)(3, 4) as Any)
print(join(with: { $0 + $1 })(1, nil) as Any, join(with: { "\($0)\($1)" })([1], ["x"]))

// A function in a property beside methods of its name.
struct Parser<Output> {
  let run: (inout Substring) -> Output?
  func run(_ text: String) -> (match: Output?, rest: Substring) {
    var rest = text[...]
    let match = self.run(&rest)
    return (match, rest)
  }
}
extension Parser where Output == Character {
  static let any = Self { $0.popFirst() }
  static let pair = Self { input in
    guard input.count > 1 else { return nil }
    _ = input.removeFirst()
    return input.removeFirst()
  }
}
var input = "abc"[...]
print(Parser.any.run(&input) as Any, input, Parser.pair.run("xyz"), Parser.pair.run("x"))

// What says more of its parameters is meant.
func show<T: CustomStringConvertible>(_ rows: [[T]]) { print("rows", rows.count) }
func show<T: CustomStringConvertible>(_ items: [T]) { print("items", items.count) }
show([["a", "b"], ["c", "d"]])
show(["a", "b", "c"])

// A default argument tells generic parameters.
func count<T: FixedWidthInteger>(_ items: [T] = [UInt8]()) -> String { "\(T.self) \(items.count)" }
print(count(), count([1, 2]))

// Operators over key paths, and one that ends like an assignment.
prefix operator ↑
prefix func ↑ <Root, Value: Comparable>(path: KeyPath<Root, Value>) -> (Root, Root) -> Bool {
  { $0[keyPath: path] < $1[keyPath: path] }
}
infix operator =^=
func =^= <T: Identifiable, U: Identifiable>(lhs: T, rhs: U) -> Bool where T.ID == U.ID {
  lhs.id == rhs.id
}
struct Item: Identifiable { let id: Int; let name: String }
let items = [Item(id: 2, name: "b"), Item(id: 1, name: "c"), Item(id: 3, name: "a")]
print(items.sorted(by: ↑\.name).map(\.id), items.min(by: ↑\Item.id)!.name)
print(items[0] =^= Item(id: 2, name: "z"), items[0] =^= items[1])
