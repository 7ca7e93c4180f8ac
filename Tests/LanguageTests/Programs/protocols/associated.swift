protocol Container<Item> {
  associatedtype Item
  var items: [Item] { get set }
  mutating func add(_ item: Item)
  subscript(i: Int) -> Item { get }
}
extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  subscript(i: Int) -> Item { items[i] }
  var first: Item? { items.first }
  func mapped<T>(_ f: (Item) -> T) -> [T] { items.map(f) }
}
extension Container where Item: Numeric { var sum: Item { items.reduce(0, +) } }
extension Container where Item == String { var joined: String { items.joined(separator: "-") } }
struct Bag<Item>: Container { var items: [Item] = [] }
struct Words: Container { typealias Item = String; var items = ["a", "b"] }
struct Ints: Container { var items: [Int] = [1, 2, 3] }
var bag = Bag<Double>()
bag.add(1.5)
bag.add(2)
print(bag.sum, bag[1], Words().joined, Ints().sum, Ints().mapped { $0 * 2 })
func total<C: Container>(_ c: C) -> Int where C.Item == Int { c.items.reduce(0, +) }
print(total(Ints()))
func show(_ c: some Container<String>) -> String { c.joined }
print(show(Words()))
let boxes: [any Container<Int>] = [Ints(), Bag(items: [9])]
for b in boxes { print(b.items.count, b.first ?? 0) }
protocol Shape { associatedtype Corner: Equatable; var corners: [Corner] { get } }
struct Square: Shape { var corners: [Int] { [1, 2, 3, 4] } }
extension Shape { func shares<Other: Shape>(with other: Other) -> Bool where Other.Corner == Corner { corners.contains { other.corners.contains($0) } } }
struct Tri: Shape { let corners = [4, 5, 6] }
print(Square().shares(with: Tri()))
struct Pair<A, B> { let a: A, b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: CustomStringConvertible where A: CustomStringConvertible { var description: String { "<\(a.description)>" } }
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Pair(a: 1, b: 2))
protocol Monoid { static var zero: Self { get }; static func + (l: Self, r: Self) -> Self }
extension Int: Monoid { static var zero: Int { 0 } }
extension String: Monoid { static var zero: String { "" } }
extension Array: Monoid { static var zero: [Element] { [] } }
func fold<M: Monoid>(_ list: [M]) -> M { list.reduce(.zero, +) }
extension Sequence where Element: Monoid { func folded() -> Element { reduce(Element.zero) { $0 + $1 } } }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2, 3]]), ["x", "y"].folded())
protocol Stack { associatedtype Element; associatedtype Sub: Stack where Sub.Element == Element; func rest() -> Sub; var top: Element? { get } }
struct ListStack: Stack { var l: [Int]; func rest() -> ListStack { ListStack(l: Array(l.dropFirst())) }; var top: Int? { l.first } }
print(ListStack(l: [1, 2]).rest().top ?? 0)
protocol Copyable2 { func copy() -> Self }
extension Ints: Copyable2 { func copy() -> Ints { Ints(items: items + items) } }
func duplicate<T: Copyable2>(_ t: T) -> (T, T) { (t, t.copy()) }
print(duplicate(Ints()).1.items)
