extension StandardLibrary {
  /// Rows of bytes in memory.
  static let unsafeRawBuffers = LibraryEntry(
    "UnsafeRawBuffers.swift",
    """
    /// The bytes of values, to be read.
    struct UnsafeRawBufferPointer: RandomAccessCollection, CustomDebugStringConvertible {
      \(rawBufferMembers("UnsafeRawBufferPointer", "UnsafeRawPointer", "UnsafeBufferPointer"))
      init(_ other: UnsafeMutableRawBufferPointer) {
        self.init(start: other.baseAddress.map { UnsafeRawPointer($0) }, count: other.count)
      }
      init<T>(_ other: UnsafeMutableBufferPointer<T>) { self.init(UnsafeBufferPointer(other)) }
      subscript(position: Int) -> UInt8 { __byte(position) }
    }

    /// The bytes of values, to be changed.
    struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection,
      CustomDebugStringConvertible
    {
      \(rawBufferMembers(
        "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafeMutableBufferPointer"))
      static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(
          start: .allocate(byteCount: byteCount, alignment: alignment), count: byteCount)
      }
      subscript(position: Int) -> UInt8 {
        get { __byte(position) }
        nonmutating set {
          guard let start = baseAddress, position >= 0, position < count else {
            fatalError("pointer outside of its memory")
          }
          start.storeBytes(of: newValue, toByteOffset: position, as: UInt8.self)
        }
      }
      func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
        guard let start = baseAddress else { fatalError("pointer outside of its memory") }
        start.storeBytes(of: value, toByteOffset: offset, as: type)
      }
      func copyMemory(from source: UnsafeRawBufferPointer) { copyBytes(from: source) }
      func copyBytes<C: Collection>(from source: C) where C.Element == UInt8 {
        for (i, byte) in source.enumerated() { self[i] = byte }
      }
      @discardableResult
      func initializeMemory<T>(
        as type: T.Type, repeating repeatedValue: T
      ) -> UnsafeMutableBufferPointer<T> {
        let buffer = bindMemory(to: type)
        buffer.initialize(repeating: repeatedValue)
        return buffer
      }
    }
    """)

  /// What both kinds of raw buffers have.
  private static func rawBufferMembers(
    _ name: String, _ pointer: String, _ typed: String
  ) -> String {
    """
    typealias Element = UInt8
      typealias Index = Int
      let baseAddress: \(pointer)?
      let count: Int
      init(start: \(pointer)?, count: Int) {
        self.baseAddress = start
        self.count = count
      }
      init<T>(__memory: __Memory<T>, count: Int) {
        self.init(start: \(pointer)(__block: __Block(__memory), __offset: 0), count: count)
      }
      init(_ other: \(name)) { self = other }
      init<T>(_ other: \(typed)<T>) {
        self.init(
          start: other.baseAddress.map { \(pointer)($0) },
          count: other.count * MemoryLayout<T>.stride)
      }
      init(rebasing slice: Slice<\(name)>) {
        self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var debugDescription: String {
        let start = baseAddress.map { $0.debugDescription } ?? "nil"
        return "\(name)(start: \\(start), count: \\(count))"
      }
      func deallocate() {}
      func __byte(_ position: Int) -> UInt8 {
        guard let start = baseAddress, position >= 0, position < count else {
          fatalError("pointer outside of its memory")
        }
        return start.load(fromByteOffset: position, as: UInt8.self)
      }
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        guard let start = baseAddress, offset >= 0, offset + MemoryLayout<T>.size <= count else {
          __trap("UnsafeRawBufferPointer.load out of bounds")
        }
        return start.load(fromByteOffset: offset, as: type)
      }
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        load(fromByteOffset: offset, as: type)
      }
      @discardableResult
      func bindMemory<T>(to type: T.Type) -> \(typed)<T> {
        let count = count / MemoryLayout<T>.stride
        return \(typed)(
          start: baseAddress.map { $0.bindMemory(to: type, capacity: count) }, count: count)
      }
      func assumingMemoryBound<T>(to type: T.Type) -> \(typed)<T> { bindMemory(to: type) }
      func withMemoryRebound<T, R>(
        to type: T.Type, _ body: (\(typed)<T>) throws -> R
      ) rethrows -> R {
        try body(bindMemory(to: type))
      }
    """
  }
}
