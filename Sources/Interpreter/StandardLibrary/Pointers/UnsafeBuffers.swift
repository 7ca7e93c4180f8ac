extension StandardLibrary {
  /// Rows of values in memory.
  static let unsafeBuffers = LibraryEntry(
    "UnsafeBuffers.swift",
    """
    /// A row of values in memory that may be changed.
    struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection,
      CustomDebugStringConvertible
    {
      \(bufferMembers("UnsafeMutableBufferPointer", "UnsafeMutablePointer"))
      init(mutating other: UnsafeBufferPointer<Element>) {
        self.init(__memory: other.__memory, __start: other.__start, count: other.count)
      }
      static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: .allocate(capacity: count), count: count)
      }
      subscript(position: Int) -> Element {
        get { __memory.read(__start + position) }
        nonmutating set { __memory.write(__start + position, newValue) }
      }
      func initialize(repeating repeatedValue: Element) {
        for i in 0..<count { __memory.write(__start + i, repeatedValue) }
      }
      func update(repeating repeatedValue: Element) { initialize(repeating: repeatedValue) }
      @discardableResult
      func initialize<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element {
        var i = 0
        for element in source {
          __memory.write(__start + i, element)
          i += 1
        }
        return i
      }
      @discardableResult
      func update<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element {
        initialize(fromContentsOf: source)
      }
      /// What did not fit, and the position after what did.
      func initialize<S: Sequence>(from source: S) -> (S.Iterator, Int)
        where S.Element == Element
      {
        var elements = source.makeIterator()
        var i = 0
        while i < count {
          guard let element = elements.next() else { break }
          __memory.write(__start + i, element)
          i += 1
        }
        return (elements, i)
      }
      func initializeElement(at index: Int, to value: Element) {
        __memory.write(__start + index, value)
      }
      func moveElement(from index: Int) -> Element {
        let value = __memory.read(__start + index)
        __memory.write(__start + index, nil)
        return value
      }
      func deinitializeElement(at index: Int) { __memory.write(__start + index, nil) }
      @discardableResult
      func deinitialize() -> UnsafeMutableRawBufferPointer {
        for i in 0..<count { __memory.write(__start + i, nil) }
        return UnsafeMutableRawBufferPointer(
          start: baseAddress.map { UnsafeMutableRawPointer($0) },
          count: count * MemoryLayout<Element>.stride)
      }
      func swapAt(_ i: Int, _ j: Int) {
        let value = self[i]
        self[i] = self[j]
        self[j] = value
      }
    }

    extension Slice {
      @discardableResult
      func initialize<C: Collection, T>(fromContentsOf source: C) -> Int
        where C.Element == T, Base == UnsafeMutableBufferPointer<T>
      {
        let all: UnsafeMutableBufferPointer<T> = base
        var i = startIndex
        for element in source {
          all.initializeElement(at: i, to: element)
          i += 1
        }
        return i
      }
      @discardableResult
      func update<C: Collection, T>(fromContentsOf source: C) -> Int
        where C.Element == T, Base == UnsafeMutableBufferPointer<T>
      {
        initialize(fromContentsOf: source)
      }
      func initialize<T>(repeating repeatedValue: T) where Base == UnsafeMutableBufferPointer<T> {
        let all: UnsafeMutableBufferPointer<T> = base
        for i in startIndex..<endIndex { all.initializeElement(at: i, to: repeatedValue) }
      }
      func update<T>(repeating repeatedValue: T) where Base == UnsafeMutableBufferPointer<T> {
        initialize(repeating: repeatedValue)
      }
      @discardableResult
      func deinitialize<T>() -> UnsafeMutableRawBufferPointer
        where Base == UnsafeMutableBufferPointer<T>
      {
        UnsafeMutableBufferPointer<T>(rebasing: self).deinitialize()
      }
    }

    /// A row of values in memory.
    struct UnsafeBufferPointer<Element>: RandomAccessCollection, CustomDebugStringConvertible {
      \(bufferMembers("UnsafeBufferPointer", "UnsafePointer"))
      init(start: UnsafeMutablePointer<Element>, count: Int) {
        self.init(__memory: start.__memory, __start: start.__offset, count: count)
      }
      init(_ other: UnsafeMutableBufferPointer<Element>) {
        self.init(__memory: other.__memory, __start: other.__start, count: other.count)
      }
      init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>) {
        self.init(
          __memory: slice.base.__memory, __start: slice.base.__start + slice.startIndex,
          count: slice.count)
      }
      subscript(position: Int) -> Element { __memory.read(__start + position) }
    }
    """)

  /// What both kinds of typed buffers have.
  private static func bufferMembers(_ name: String, _ pointer: String) -> String {
    """
    typealias Index = Int
      let __memory: __Memory<Element>
      let __start: Int
      let count: Int
      init(__memory: __Memory<Element>, __start: Int, count: Int) {
        self.__memory = __memory
        self.__start = __start
        self.count = count
      }
      init(start: \(pointer)<Element>?, count: Int) {
        self.init(
          __memory: start?.__memory ?? __Memory([]), __start: start?.__offset ?? 0, count: count)
      }
      init(_ other: \(name)<Element>) { self = other }
      init(rebasing slice: Slice<\(name)<Element>>) {
        self.init(
          __memory: slice.base.__memory, __start: slice.base.__start + slice.startIndex,
          count: slice.count)
      }
      func extracting(_ bounds: Range<Int>) -> \(name)<Element> {
        \(name)(
          __memory: __memory, __start: __start + bounds.lowerBound, count: bounds.count)
      }
      func deallocate() { __memory.cells = [] }
      var baseAddress: \(pointer)<Element>? {
        \(pointer)(__memory: __memory, __offset: __start)
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var debugDescription: String {
        let start = baseAddress.map { $0.debugDescription } ?? "nil"
        return "\(name)(start: \\(start), count: \\(count))"
      }
      func withMemoryRebound<T, R>(
        to type: T.Type, _ body: (\(name)<T>) throws -> R
      ) rethrows -> R {
        let size = count * MemoryLayout<Element>.stride
        let (memory, offset) = __Block(__memory).cells(
          of: type, at: __start * MemoryLayout<Element>.stride)
        return try body(
          \(name)<T>(
            __memory: memory, __start: offset, count: size / MemoryLayout<T>.stride))
      }
    """
  }
}
