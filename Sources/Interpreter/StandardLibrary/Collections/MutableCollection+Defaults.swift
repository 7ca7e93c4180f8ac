extension StandardLibrary {
  /// Reordering the elements of any collection whose elements can be replaced.
  static let mutableCollectionDefaults = LibraryEntry(
    "MutableCollection+Defaults.swift",
    """
    extension MutableCollection {
      subscript(bounds: Range<Index>) -> Slice<Self> {
        get { Slice(base: self, bounds: bounds) }
        set {
          var i = bounds.lowerBound
          for element in newValue {
            if i == bounds.upperBound { return }
            self[i] = element
            i = index(after: i)
          }
        }
      }
    }

    extension MutableCollection where Self: BidirectionalCollection {
      /// Reverses the order of the elements in place.
      mutating func reverse() {
        if isEmpty { return }
        var low = startIndex
        var high = index(before: endIndex)
        while low < high {
          swapAt(low, high)
          low = index(after: low)
          high = index(before: high)
        }
      }
      /// Reorders the elements so that those satisfying a condition come last.
      mutating func partition(
        by belongsInSecondPartition: (Element) throws -> Bool
      ) rethrows -> Index {
        var low = startIndex
        var high = endIndex
        while true {
          while true {
            if low == high { return low }
            if try belongsInSecondPartition(self[low]) { break }
            low = index(after: low)
          }
          while true {
            high = index(before: high)
            if low == high { return low }
            if try !belongsInSecondPartition(self[high]) { break }
          }
          swapAt(low, high)
          low = index(after: low)
        }
      }
    }

    extension MutableCollection where Self: RandomAccessCollection {
      /// Sorts in place by a closure's order; equal elements keep their order.
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        let elements = try sorted(by: areInIncreasingOrder)
        var i = startIndex
        for element in elements {
          self[i] = element
          i = index(after: i)
        }
      }
      /// Puts the elements into a random order.
      mutating func shuffle() {
        var i = startIndex
        for element in shuffled() {
          self[i] = element
          i = index(after: i)
        }
      }
      mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
        var i = startIndex
        for element in shuffled(using: &generator) {
          self[i] = element
          i = index(after: i)
        }
      }
    }

    extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
      /// Sorts in ascending order, in place.
      mutating func sort() { sort(by: { __isLess($0, $1) }) }
    }
    """)
}
