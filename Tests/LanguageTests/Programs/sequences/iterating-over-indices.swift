var walk = IndexingIterator(_elements: [1, 2, 3].lazy.map { $0 * 10 })
while let number = walk.next() { print(number, terminator: " ") }
var rest = IndexingIterator(_elements: "abc", _position: "abc".index(after: "abc".startIndex))
print(rest.next() ?? "-", Array(rest))

struct Bag: Sequence {
  var items: [String]
  func makeIterator() -> AnyIterator<String> { AnyIterator(IndexingIterator(_elements: items.lazy)) }
}
print(Bag(items: ["x", "y"]).map { $0 + $0 })
