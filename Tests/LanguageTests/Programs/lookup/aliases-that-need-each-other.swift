// Two types whose aliases mention each other, an alias of a type further down, and a name of a module.

struct Part<Value>: RandomAccessCollection, MutableCollection {
  typealias Base = Whole<Value>
  typealias Index = Base.Index
  typealias Indices = Slice<Base>.Indices
  typealias SubSequence = Part<Value>
  var slice: Slice<Base>
  var startIndex: Index { slice.startIndex }
  var endIndex: Index { slice.endIndex }
  var indices: Indices { slice.indices }
  subscript(position: Index) -> Value {
    get { slice[position] }
    set { slice[position] = newValue }
  }
  subscript(bounds: Range<Int>) -> SubSequence {
    get { Part(slice: Slice(base: slice.base, bounds: bounds)) }
    set {}
  }
}
struct Whole<Value>: MutableCollection, RandomAccessCollection {
  typealias Index = Int
  typealias Indices = CountableRange<Int>
  typealias SubSequence = Part<Value>
  var items: [Value]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> Value {
    get { items[position] }
    set { items[position] = newValue }
  }
  subscript(bounds: Range<Int>) -> SubSequence {
    get { return Part(slice: Slice(base: self, bounds: bounds)) }
    set(parts) { for (i, part) in zip(bounds, parts) { items[i] = part } }
  }
}
var whole = Whole(items: [1, 2, 3])
print(whole[1..<3].map { $0 }, whole.indices, whole[1...].indices)
print(type(of: whole.dropFirst()))
whole[0..<2] = whole[1..<3]
print(whole.items)
struct Dice: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return state
  }
}
var dice = Dice()
whole.shuffle(using: &dice)
print(whole.items.sorted())

final class Registry {
  static var main = Registry()
  static func add<T>(_ make: @escaping Factory<T>) -> Int { return main.add(make) }
  func add<T>(_ make: @escaping Factory<T>) -> Int { make(Args(count: 2)) == nil ? 0 : 1 }
}
typealias Factory<T> = (_ args: Registry.Args) -> T?
extension Registry {
  struct Args { let count: Int }
}
print(Registry.add { $0.count > 1 ? "x" : nil }, Registry.add { _ in Int?.none })
