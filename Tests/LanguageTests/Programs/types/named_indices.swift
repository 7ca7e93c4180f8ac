// The names that positions and iterators of dictionaries and sets have of their own.
struct Bag<Element: Hashable>: Collection {
  private var counts: [Element: Int] = [:]
  init(_ elements: [Element]) { for element in elements { counts[element, default: 0] += 1 } }
  var startIndex: DictionaryIndex<Element, Int> { counts.startIndex }
  var endIndex: DictionaryIndex<Element, Int> { counts.endIndex }
  func index(after i: DictionaryIndex<Element, Int>) -> DictionaryIndex<Element, Int> {
    counts.index(after: i)
  }
  subscript(position: DictionaryIndex<Element, Int>) -> (Element, Int) {
    (counts[position].key, counts[position].value)
  }
}
let bag = Bag(["a", "b", "a"])
print(bag.count, bag.map { "\($0.0)\($0.1)" }.sorted())
let primes: Set<Int> = [7]
let first: SetIndex<Int> = primes.startIndex
var numbers: SetIterator<Int> = primes.makeIterator()
var pairs: DictionaryIterator<String, Int> = ["x": 1].makeIterator()
print(primes[first], numbers.next()!, numbers.next() ?? -1, pairs.next()!)
