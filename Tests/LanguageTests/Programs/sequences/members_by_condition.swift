// A wrapper that is a collection only around one: what it lacks, an overload further up has.
struct Wrapped<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> Base.Iterator { base.makeIterator() }
}
extension Wrapped: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension Wrapped: Collection where Base: Collection {
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  subscript(i: Base.Index) -> Base.Element { base[i] }
}
struct Counting<Base: Sequence>: Sequence, LazySequenceProtocol {
  let base: Base
  func makeIterator() -> AnyIterator<(Int, Base.Element)> {
    var inner = base.makeIterator()
    var count = 0
    return AnyIterator {
      guard let next = inner.next() else { return nil }
      count += 1
      return (count, next)
    }
  }
}
let counting = Counting(base: (1...4).lazy)
print(counting.map { $0.0 * $0.1 }.first!, counting.map { $0.1 }.count)
print(Wrapped(base: [3, 4]).first!, Wrapped(base: [3, 4]).isEmpty, Wrapped(base: "ab").count)
let unfolded = Wrapped(base: sequence(first: 1) { $0 < 5 ? $0 * 2 : nil })
print(unfolded.map { $0 + 1 }, unfolded.first { $0 > 2 } ?? 0)
let doubled = [1, 2, 3].lazy.map { $0 * 2 }
debugPrint(type(of: doubled), zip([1], ["a"]), [1].enumerated(), repeatElement(1, count: 2))
debugPrint([1, 2].reversed() as ReversedCollection<[Int]>, stride(from: 0, to: 2, by: 1))
