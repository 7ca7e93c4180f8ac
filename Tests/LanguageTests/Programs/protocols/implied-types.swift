// What a protocol's `where` clause says is known wherever the protocol is.
extension StringProtocol {
  var words: [SubSequence] { split { !$0.isLetter } }
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var vowels: Int { filter { "aeiou".contains($0) }.count }
  var digits: [Int] { compactMap { $0.wholeNumberValue } }
  func count(of wanted: Character) -> Int { reduce(0) { $0 + ($1 == wanted ? 1 : 0) } }
  func letters() {
    for character in self where character.isLetter { print(character, terminator: "") }
    print()
  }
}
print("Hi, you two".words, "hello".capitalizedFirst, "education".vowels, "a1b2".digits)
print("banana".count(of: "a"), "xx".dropFirst().count(of: "x"))
"a1b".letters()

protocol Lines: Collection where Element == String {}
extension Array: Lines where Element == String {}
extension Lines {
  var longest: String { self.max { $0.count < $1.count } ?? "" }
}
func total<L: Lines>(_ lines: L) -> Int { lines.map { $0.count }.reduce(0, +) }
print(["a", "bbb", "cc"].longest, total(["a", "bbb"]))

// Of two equal types, what is known of one is known of the other.
protocol Container {
  associatedtype Item
  var count: Int { get }
  subscript(i: Int) -> Item { get }
}
struct Stack<Element>: Container {
  var items: [Element] = []
  var count: Int { items.count }
  subscript(i: Int) -> Element { items[i] }
}
extension Array: Container {}
func allItemsMatch<C1: Container, C2: Container>(_ first: C1, _ second: C2) -> Bool
where C1.Item == C2.Item, C1.Item: Equatable {
  if first.count != second.count { return false }
  for i in 0..<first.count where first[i] != second[i] { return false }
  return true
}
print(allItemsMatch(Stack(items: [1, 2]), [1, 2]), allItemsMatch(Stack(items: ["a"]), ["b"]))
