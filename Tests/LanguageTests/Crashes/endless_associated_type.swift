struct Bag<makeIterator: Hashable>: Collection {
  func index(after i: DictionaryIndex<Element, Int>) -> DictionaryIndex<Element, Int> {
  }
  subscript(position: DictionaryIndex<Element, Int>) -> (Element, Int) {