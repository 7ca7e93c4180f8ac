// Lazy sequences whose written types say which of several results is meant, and slices of memory.
enum Either<L: Sequence, R: Sequence> where L.Element == R.Element {
  case left(L), right(R)
}
extension Either: Sequence {
  struct Iterator: IteratorProtocol {
    var left: L.Iterator?
    var right: R.Iterator?
    mutating func next() -> L.Element? { left?.next() ?? right?.next() }
  }
  func makeIterator() -> Iterator {
    switch self {
    case .left(let left): Iterator(left: left.makeIterator(), right: nil)
    case .right(let right): Iterator(left: nil, right: right.makeIterator())
    }
  }
}
extension Either: Collection where L: Collection, R: Collection, L.Element == R.Element {
  var startIndex: Int { 0 }
  var endIndex: Int {
    switch self {
    case .left(let left): left.count
    case .right(let right): right.count
    }
  }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> L.Element { Array(self)[i] }
}
struct Joined<Base: Sequence, Separator: Sequence>
where Base.Element: Sequence, Base.Element.Element == Separator.Element {
  typealias Inner = FlattenSequence<LazyMapSequence<Base, Either<Base.Element, Separator>>>
  let inner: Inner
  init(base: Base) { self.inner = base.lazy.map(Either.left).joined() }
}
print(Array(Joined<[[Int]], [Int]>(base: [[1, 2], [3]]).inner))
struct Parts<Base: Collection, Other: Collection>
where Base.Element: Collection, Base.Element.Element == Other.Element {
  typealias Inner = FlattenCollection<LazyMapSequence<Base, Either<Base.Element, Other>>>
  let inner: Inner
}
let parts = Parts<[[Int]], [Int]>(inner: [[1], [2, 3]].lazy.map(Either.left).joined())
print(Array(parts.inner))
let flat: FlattenSequence<[[Int]]> = [[1], [2]].joined()
print(Array(flat), flat.count)
print(Array([[1], [2]].joined()), Array([1, 2].lazy.map { [$0] }.joined().map { $0 + 1 }))

let pairs = [[("a", 1)], [("b", 2), ("a", 3)]].joined()
let first = [:].merging(pairs.map { ($0.0, $0.1) }, uniquingKeysWith: { a, b in a })
print(first.keys.sorted(), first.values.sorted())
let typed: [String: Int] = ["a": 1].merging([("b", 2)]) { a, b in a + b }
print(typed.count, [String: Int]().merging(pairs, uniquingKeysWith: +).values.sorted())

extension UTF8.CodeUnit { var doubled: Int { Int(self) * 2 } }
extension Unicode.UTF16.CodeUnit { var width: Int { 16 } }
print(UInt8(4).doubled, UInt16(1).width)

var bytes: [UInt8] = [1, 2, 3, 4, 5]
bytes.withUnsafeMutableBufferPointer { buffer in
  print(buffer[1...3].initialize(fromContentsOf: [7, 8, 9]))
  buffer[0..<2].update(repeating: 6)
}
print(bytes)

struct Counting: RandomNumberGenerator {
  var n: UInt64 = 250
  mutating func next() -> UInt64 {
    n += 3
    return n
  }
}
var generator = Counting()
let plain = generator.next()
let byte: UInt8 = generator.next()
print(plain, byte, generator.next() as UInt32, generator.next() % 10)
func filled<R: RandomNumberGenerator>(using generator: inout R) -> [UInt] {
  var words: [UInt] = [0, 0]
  words[0] = generator.next()
  words[1] = (generator.next() as UInt) & 0xF
  return words
}
print(filled(using: &generator))
