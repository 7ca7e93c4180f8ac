// The arguments of a generic result builder follow from what is built.
@resultBuilder
enum ListBuilder<Element> {
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  static func buildEither(first part: [Element]) -> [Element] { part }
  static func buildEither(second part: [Element]) -> [Element] { part }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}

struct Item: CustomStringConvertible {
  let name: String
  var description: String { name }
}

func list<Element>(@ListBuilder<Element> _ content: () -> [Element]) -> [Element] { content() }

func numbers(upTo limit: Int, @ListBuilder<Int> and more: () -> [Int]) -> [Int] {
  Array(0..<limit) + more()
}

struct Menu {
  let items: [Item]
  init(@ListBuilder<Item> items: () -> [Item]) { self.items = items() }
  @ListBuilder<Item> static var standard: [Item] {
    Item(name: "open")
    Item(name: "close")
  }
}

let isLong = true
print(numbers(upTo: 2) {
  7
  if isLong { 8 } else { 9 }
  for number in 10..<12 { number }
})
print(Menu {
  Item(name: "first")
  if isLong { Item(name: "second") }
}.items)
print(Menu.standard)
let words: [String] = list {
  "a"
  "b"
}
print(words)
