extension StandardLibrary {
  /// What a collection gets for being able to replace a part of itself.
  static let rangeReplaceableDefaults = LibraryEntry(
    "RangeReplaceable+Defaults.swift",
    """
    extension RangeReplaceableCollection {
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        append(contentsOf: elements)
      }
      init(repeating repeatedValue: Element, count: Int) {
        self.init()
        for _ in 0..<count { append(repeatedValue) }
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var kept = Self()
        for element in self {
          if try isIncluded(element) { kept.append(element) }
        }
        return kept
      }
      mutating func reserveCapacity(_ n: Int) {}
      mutating func append(_ newElement: Element) {
        replaceSubrange(endIndex..<endIndex, with: [newElement])
      }
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        for element in newElements { append(element) }
      }
      mutating func insert(_ newElement: Element, at i: Index) {
        replaceSubrange(i..<i, with: [newElement])
      }
      mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index)
        where C.Element == Element
      {
        replaceSubrange(i..<i, with: newElements)
      }
      @discardableResult
      mutating func remove(at i: Index) -> Element {
        let element = self[i]
        replaceSubrange(i..<index(after: i), with: [])
        return element
      }
      @discardableResult
      mutating func removeFirst() -> Element {
        if isEmpty { __trap("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
      }
      mutating func removeFirst(_ k: Int) {
        if k > count { __trap("Can't remove more items from a collection than it has") }
        replaceSubrange(startIndex..<index(startIndex, offsetBy: k), with: [])
      }
      @discardableResult
      mutating func removeLast() -> Element {
        if isEmpty { __trap("Can't remove last element from an empty collection") }
        return remove(at: index(startIndex, offsetBy: count - 1))
      }
      mutating func removeLast(_ k: Int) {
        if k > count { __trap("Can't remove more items from a collection than it contains") }
        replaceSubrange(index(startIndex, offsetBy: count - k)..<endIndex, with: [])
      }
      mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Self() }
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept = Self()
        for element in self {
          if try !shouldBeRemoved(element) { kept.append(element) }
        }
        self = kept
      }
      mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: []) }
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(
        _ subrange: R, with newElements: C
      ) where C.Element == Element, R.Bound == Index {
        replaceSubrange(subrange.relative(to: self), with: newElements)
      }
      mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
        replaceSubrange(bounds.relative(to: self), with: [])
      }
    }

    extension RangeReplaceableCollection {
      static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self
        where Other.Element == Element
      {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
      }
      static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self
        where Other.Element == Element
      {
        var result = Self()
        result.append(contentsOf: lhs)
        result.append(contentsOf: rhs)
        return result
      }
      static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
        where Other.Element == Element
      {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
      }
    }
    """)
}
