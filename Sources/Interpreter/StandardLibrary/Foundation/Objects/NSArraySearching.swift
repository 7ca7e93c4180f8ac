extension StandardLibrary {
  /// Searching arrays and ordered sets that are objects and are in order.
  static let nsArraySearching = LibraryEntry(
    "NSArray+Searching.swift",
    """
    typealias Comparator = (Any, Any) -> ComparisonResult

    struct NSBinarySearchingOptions: OptionSet, Sendable {
      let rawValue: UInt
      static let firstEqual = NSBinarySearchingOptions(rawValue: 1 << 8)
      static let lastEqual = NSBinarySearchingOptions(rawValue: 1 << 9)
      static let insertionIndex = NSBinarySearchingOptions(rawValue: 1 << 10)
    }

    extension NSArray {
      func index(
        of obj: Any, inSortedRange r: NSRange, options opts: NSBinarySearchingOptions = [],
        usingComparator cmp: Comparator
      ) -> Int {
        let first = __boundary(obj, r, cmp) { $0 != .orderedAscending }
        let end = __boundary(obj, r, cmp) { $0 == .orderedDescending }
        if opts.contains(.insertionIndex) { return opts.contains(.lastEqual) ? end : first }
        guard first < end else { return NSNotFound }
        return opts.contains(.lastEqual) ? end - 1 : first
      }

      /// The first position whose element is, beside the object, what `isBehind` says.
      func __boundary(
        _ object: Any, _ range: NSRange, _ order: Comparator,
        isBehind: (ComparisonResult) -> Bool
      ) -> Int {
        var low = range.location
        var high = range.upperBound
        while low < high {
          let middle = (low + high) / 2
          if isBehind(order(__elements[middle], object)) { high = middle } else { low = middle + 1 }
        }
        return low
      }
    }

    extension NSOrderedSet {
      func index(
        of object: Any, inSortedRange range: NSRange, options opts: NSBinarySearchingOptions = [],
        usingComparator cmp: Comparator
      ) -> Int {
        NSArray(array: array).index(
          of: object, inSortedRange: range, options: opts, usingComparator: cmp)
      }
    }
    """)
}
