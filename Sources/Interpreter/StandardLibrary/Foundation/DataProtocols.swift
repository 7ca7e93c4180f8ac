extension StandardLibrary {
  /// What everything that holds bytes has in common.
  static let dataProtocols = LibraryEntry(
    "DataProtocol.swift",
    """
    /// What lies in memory in one piece.
    protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }

    /// A collection of bytes.
    protocol DataProtocol: RandomAccessCollection
      where Element == UInt8, SubSequence: DataProtocol
    {
      associatedtype Regions: BidirectionalCollection = CollectionOfOne<Self>
        where Regions.Element: DataProtocol
      var regions: Regions { get }
    }

    extension DataProtocol {
      /// The pieces that it lies in.
      var regions: CollectionOfOne<Self> { CollectionOfOne(self) }
      @discardableResult
      func copyBytes(to buffer: UnsafeMutableRawBufferPointer) -> Int {
        let length = Swift.min(buffer.count, count)
        for (index, byte) in prefix(length).enumerated() { buffer[index] = byte }
        return length
      }
      @discardableResult
      func copyBytes<T>(to buffer: UnsafeMutableBufferPointer<T>) -> Int {
        copyBytes(to: UnsafeMutableRawBufferPointer(buffer))
      }
    }

    /// A collection of bytes that can be changed.
    protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {
      mutating func resetBytes<R: RangeExpression>(in range: R) where R.Bound == Index
    }

    extension MutableDataProtocol {
      /// Makes bytes zero.
      mutating func resetBytes<R: RangeExpression>(in range: R) where R.Bound == Index {
        let bounds = range.relative(to: self)
        let length = distance(from: bounds.lowerBound, to: bounds.upperBound)
        replaceSubrange(bounds, with: repeatElement(0, count: length))
      }
    }

    extension Array: DataProtocol, ContiguousBytes where Element == UInt8 {}
    extension ArraySlice: DataProtocol where Element == UInt8 {}
    extension ContiguousArray: DataProtocol, ContiguousBytes where Element == UInt8 {}
    extension Data: MutableDataProtocol, ContiguousBytes {}
    """)
}
