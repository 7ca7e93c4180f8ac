struct Wrapped<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> Base.Iterator { base.makeIterator() }
}
extension Wrapped: Collection where Base: Collection {
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  subscript(i: Base.Index) -> Base.Element { base[i] }
}
extension Wrapped where Base == [Int] {
  func total() -> Int { base.reduce(0, +) }
  var half: Int { total() / 2 }
}
extension Array where Element == Int {
  func product() -> Int { reduce(1, *) }
}
let numbers = Wrapped(base: sequence(first: 1, next: { $0 < 5 ? $0 + 1 : nil }))
print(numbers.isEmpty)
print(numbers.startIndex)
print(numbers.randomElement())
let words = Wrapped(base: ["a"])
print(words.total())
print(words.half)
func sum<Base>(_ wrapped: Wrapped<Base>) -> Int { wrapped.total() }
let names = ["a"]
print(names.product())
