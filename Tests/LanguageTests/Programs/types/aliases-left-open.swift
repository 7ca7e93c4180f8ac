// An alias of a generic type says nothing of its arguments: they are given or found at each use.

struct Sequenced<T> {
  var values: [T]
  init(_ values: [T]) { self.values = values }
  func first() -> T? { values.first }
}
typealias Global = Sequenced
enum Space {
  struct List<Item> { var items: [Item] }
}
enum Names {
  typealias List = Space.List
  typealias Own = Sequenced
  static func one<U>(_ value: U) -> Names.List<U> { .init(items: [value]) }
  static func inferred<T>(_ value: T) -> Own<T> { Own([value]) }
}
extension Names {
  typealias Later = Sequenced
}

print(Names.one(2), Names.one("a").items, Names.inferred(3).first() ?? 0)
print(Names.List<Int>(items: [1]), Names.List(items: ["x"]), Names.List(items: [true]))
let typed: Names.Later<Double> = Global([1.5])
print(typed, Names.Later([1]), Names.Later(["b"]).first() ?? "")
func wrap<U>(_ value: U) -> Names.Own<U> { Sequenced([value]) }
print(wrap("q"), wrap(1), Names.Own<Int>.self)

struct Holder<Value> {
  typealias Pair = Dictionary
  typealias Kept = [Value]
  var table: Holder.Pair<String, Value> = [:]
  var kept: Holder<Value>.Kept = []
}
var holder = Holder<Int>()
holder.table["a"] = 1
holder.kept.append(2)
print(holder.table, holder.kept, Holder<Int>.Pair<Int, Bool>().count)
