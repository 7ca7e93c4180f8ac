// Members of conditional extensions: of a type that forwards its members, and of types nested in
// constrained extensions.
@dynamicMemberLookup
struct Tag<Kind, Raw> {
  var raw: Raw
  subscript<Subject>(dynamicMember path: KeyPath<Raw, Subject>) -> Subject { raw[keyPath: path] }
}
extension Tag: Equatable where Raw: Equatable {}
extension Tag: Comparable where Raw: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }
}
extension Tag: Strideable where Raw: Strideable {
  func distance(to other: Self) -> Raw.Stride { raw.distance(to: other.raw) }
  func advanced(by steps: Raw.Stride) -> Self { Tag(raw: raw.advanced(by: steps)) }
}
extension Tag: Sequence where Raw: Sequence {
  func makeIterator() -> Raw.Iterator { raw.makeIterator() }
}
extension Tag: Collection where Raw: Collection {
  var startIndex: Raw.Index { raw.startIndex }
  var endIndex: Raw.Index { raw.endIndex }
  func index(after i: Raw.Index) -> Raw.Index { raw.index(after: i) }
  subscript(position: Raw.Index) -> Raw.Element { raw[position] }
}
enum Price {}
let cheap = Tag<Price, Int>(raw: 2)
print(cheap < Tag(raw: 3), cheap.bitWidth, Tag<Price, String>(raw: "abc").map { "\($0)" })
for tag in stride(from: cheap, to: Tag(raw: 9), by: 3) { print(tag.raw, terminator: " ") }
print((cheap...Tag(raw: 4)).map(\.raw))

struct Pairs<First: Sequence, Second: Collection> {
  var first: First
  var second: Second
}
extension Pairs where First: Collection {
  struct Position: Comparable {
    var x: First.Index
    var y: Second.Index
    static func < (left: Position, right: Position) -> Bool {
      (left.x, left.y) < (right.x, right.y)
    }
  }
  var start: Position { Position(x: first.startIndex, y: second.startIndex) }
  var end: Position { Position(x: first.endIndex, y: second.startIndex) }
}
extension Pairs.Position: Hashable where First.Index: Hashable, Second.Index: Hashable {}
let pairs = Pairs(first: [1, 2], second: "ab")
print(pairs.start < pairs.end, Set([pairs.start, pairs.end, pairs.start]).count)

extension BidirectionalCollection {
  func startOfSuffix(while predicate: (Element) -> Bool) -> Index {
    var index = endIndex
    while index != startIndex {
      let next = index
      formIndex(before: &index)
      if !predicate(self[index]) { return next }
    }
    return index
  }
  func lastRun(where predicate: (Element) -> Bool) -> SubSequence {
    let rest = self[..<endIndex]
    return self[rest.startOfSuffix(while: predicate)...]
  }
}
print([1, 3, 2, 4].lastRun { $0 % 2 == 0 }, "a12".lastRun(where: \.isNumber))

struct Wrapped<Base: Collection>: Collection {
  var base: Base
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  subscript(position: Base.Index) -> Base.Element { base[position] }
  subscript(bounds: Range<Base.Index>) -> Base.SubSequence { base[bounds] }
}
extension Wrapped: MutableCollection where Base: MutableCollection {
  subscript(position: Base.Index) -> Base.Element {
    get { base[position] }
    set { base[position] = newValue }
  }
  subscript(bounds: Range<Base.Index>) -> Base.SubSequence {
    get { base[bounds] }
    set { base[bounds] = newValue }
  }
}
extension Wrapped: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}
extension Wrapped: LazySequenceProtocol, LazyCollectionProtocol {}
var wrapped = Wrapped(base: [1, 2, 3, 4])
wrapped[1..<3] = [7, 8]
wrapped[0] = 5
print(Array(wrapped), wrapped.last!, Array(wrapped.map { $0 * 2 }))
print(wrapped.index(4, offsetBy: -2, limitedBy: 0)!, wrapped.index(1, offsetBy: -3, limitedBy: 0) as Any)
