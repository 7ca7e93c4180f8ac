extension StandardLibrary {
  /// What collections do with sets of their positions.
  static let subranges = LibraryEntry(
    "Subranges.swift",
    """
    /// The elements of a collection at some of its positions.
    struct DiscontiguousSlice<Base: Collection>: Collection {
      typealias Element = Base.Element
      typealias Index = Int
      let base: Base
      let subranges: RangeSet<Base.Index>
      let _positions: [Base.Index]
      init(_base: Base, _ subranges: RangeSet<Base.Index>) {
        self.base = _base
        self.subranges = subranges
        self._positions = subranges._ranges.flatMap { range in
          Array(_base.indices[range])
        }
      }
      var startIndex: Int { 0 }
      var endIndex: Int { _positions.count }
      func index(after i: Int) -> Int { i + 1 }
      subscript(i: Int) -> Base.Element { base[_positions[i]] }
    }
    extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Int) -> Int { i - 1 }
    }
    extension String {
      init(_ slice: DiscontiguousSlice<String>) { self = String(Array(slice)) }
    }

    extension Collection {
      subscript(subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
        DiscontiguousSlice(_base: self, subranges)
      }
      /// The positions of the elements that satisfy a condition.
      func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
        var result = RangeSet<Index>()
        var i = startIndex
        while i != endIndex {
          let next = index(after: i)
          if try predicate(self[i]) { result.insert(contentsOf: i..<next) }
          i = next
        }
        return result
      }
      /// The elements at all other positions.
      func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
        DiscontiguousSlice(_base: self, RangeSet(startIndex..<endIndex).subtracting(subranges))
      }
    }
    extension Collection where Element: Equatable {
      /// The positions of the elements that equal a value.
      func indices(of element: Element) -> RangeSet<Index> { indices { $0 == element } }
    }
    extension RangeReplaceableCollection {
      /// Removes the elements at some positions.
      mutating func removeSubranges(_ subranges: RangeSet<Index>) {
        self = Self(removingSubranges(subranges))
      }
    }
    extension MutableCollection {
      /// Puts the elements at some positions before another one; returns where they are.
      @discardableResult
      mutating func moveSubranges(
        _ subranges: RangeSet<Index>, to insertionPoint: Index
      ) -> Range<Index> {
        let low = indices[startIndex..<insertionPoint].filter { !subranges.contains($0) }
        let moved = indices.filter { subranges.contains($0) }
        let high = indices[insertionPoint..<endIndex].filter { !subranges.contains($0) }
        let elements = (low + moved + high).map { self[$0] }
        var i = startIndex
        for element in elements {
          self[i] = element
          i = index(after: i)
        }
        let start = index(startIndex, offsetBy: low.count)
        return start..<index(start, offsetBy: moved.count)
      }
    }
    """)
}
