extension StandardLibrary {
  /// Swift's numbers out of an `NSNumber`.
  static let numberTruncation = LibraryEntry(
    "NumberTruncation.swift",
    """
    extension FixedWidthInteger {
      /// The whole part of a number, as much of it as there is room for.
      init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) }
    }

    extension BinaryFloatingPoint {
      init(truncating number: NSNumber) { self.init(number.doubleValue) }
    }

    extension Bool {
      init(truncating number: NSNumber) { self = number.doubleValue != 0 }
    }
    """)
}
