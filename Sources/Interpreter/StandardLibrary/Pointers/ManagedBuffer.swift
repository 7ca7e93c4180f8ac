extension StandardLibrary {
  /// An object with a row of elements behind it.
  static let managedBuffer = LibraryEntry(
    "ManagedBuffer.swift",
    """
    /// An object with a header and room for elements.
    class ManagedBuffer<Header, Element> {
      let __header: __Memory<Header>
      var __elements: __Memory<Element>
      let capacity: Int
      required init(__capacity: Int) {
        let (noHeader, noElement): (Header?, Element?) = (nil, nil)
        __header = __Memory<Header>([noHeader])
        __elements = __Memory<Element>(Array(repeating: noElement, count: __capacity))
        capacity = __capacity
      }
      class func create(
        minimumCapacity: Int,
        makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header
      ) rethrows -> ManagedBuffer<Header, Element> {
        let made = self.init(__capacity: minimumCapacity)
        made.__header.write(0, try factory(made))
        return made
      }
      var header: Header {
        get { __header.read(0) }
        set { __header.write(0, newValue) }
      }
      func withUnsafeMutablePointerToHeader<R>(
        _ body: (UnsafeMutablePointer<Header>) throws -> R
      ) rethrows -> R {
        try body(UnsafeMutablePointer(__memory: __header, __offset: 0))
      }
      func withUnsafeMutablePointerToElements<R>(
        _ body: (UnsafeMutablePointer<Element>) throws -> R
      ) rethrows -> R {
        try body(UnsafeMutablePointer(__memory: __elements, __offset: 0))
      }
      func withUnsafeMutablePointers<R>(
        _ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R
      ) rethrows -> R {
        try body(
          UnsafeMutablePointer(__memory: __header, __offset: 0),
          UnsafeMutablePointer(__memory: __elements, __offset: 0))
      }
    }
    """)
}
