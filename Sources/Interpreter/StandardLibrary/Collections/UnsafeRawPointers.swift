extension StandardLibrary {
  /// Addresses of memory without a type.
  static let unsafeRawPointers = LibraryEntry(
    "UnsafeRawPointers.swift",
    """
    /// The address of bytes that are only read.
    struct UnsafeRawPointer: Hashable, Comparable, Strideable, _Pointer {
      \(rawMembers("UnsafeRawPointer", "UnsafePointer"))
      init(_ other: UnsafeMutableRawPointer) {
        self.init(__block: other.__block, __offset: other.__offset)
      }
      init<T>(_ other: UnsafeMutablePointer<T>) { self.init(UnsafePointer(other)) }
      static func __pointing(_ other: UnsafeRawPointer) -> UnsafeRawPointer { other }
      static func __pointing(_ other: UnsafeMutableRawPointer) -> UnsafeRawPointer {
        UnsafeRawPointer(other)
      }
      static func __pointing<T>(_ other: UnsafePointer<T>) -> UnsafeRawPointer {
        UnsafeRawPointer(other)
      }
      static func __pointing<T>(_ other: UnsafeMutablePointer<T>) -> UnsafeRawPointer {
        UnsafeRawPointer(other)
      }
      static func __pointing<T>(_ list: [T]) -> UnsafeRawPointer {
        UnsafeRawPointer(__block: __Block(__listed(list)), __offset: 0)
      }
      static func __pointing(_ text: String) -> UnsafeRawPointer {
        __pointing(Array(text.utf8) + [0])
      }
    }

    /// The address of bytes that may be changed.
    struct UnsafeMutableRawPointer: Hashable, Comparable, Strideable, _Pointer {
      \(rawMembers("UnsafeMutableRawPointer", "UnsafeMutablePointer"))
      init(mutating other: UnsafeRawPointer) {
        self.init(__block: other.__block, __offset: other.__offset)
      }
      static func __pointing<T>(_ other: UnsafeMutablePointer<T>) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(other)
      }
      static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
        let none: UInt8? = nil
        let memory = __Memory<UInt8>(Array(repeating: none, count: byteCount))
        return UnsafeMutableRawPointer(__block: __Block(memory), __offset: 0)
      }
      func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
        let place = __offset + offset
        if let memory = __block.storage as? __Memory<T>, place % memory.stride == 0 {
          return memory.write(place / memory.stride, value)
        }
        for (i, byte) in __bytes(value).enumerated() { __block.storage.setByte(place + i, byte) }
      }
      func storeBytes<T>(of value: T, toByteOffset offset: Int = 0) {
        storeBytes(of: value, toByteOffset: offset, as: T.self)
      }
      func copyMemory(from source: UnsafeRawPointer, byteCount: Int) {
        let bytes = (0..<byteCount).map { source.__block.storage.byte(source.__offset + $0) }
        for (i, byte) in bytes.enumerated() { __block.storage.setByte(__offset + i, byte) }
      }
      @discardableResult
      func initializeMemory<T>(
        as type: T.Type, repeating repeatedValue: T, count: Int
      ) -> UnsafeMutablePointer<T> {
        let pointer = bindMemory(to: type, capacity: count)
        pointer.initialize(repeating: repeatedValue, count: count)
        return pointer
      }
      @discardableResult
      func initializeMemory<T>(as type: T.Type, to value: T) -> UnsafeMutablePointer<T> {
        initializeMemory(as: type, repeating: value, count: 1)
      }
      @discardableResult
      func initializeMemory<T>(
        as type: T.Type, from source: UnsafePointer<T>, count: Int
      ) -> UnsafeMutablePointer<T> {
        let pointer = bindMemory(to: type, capacity: count)
        pointer.initialize(from: source, count: count)
        return pointer
      }
    }
    """)

  /// What both kinds of raw pointers have.
  private static func rawMembers(_ name: String, _ typed: String) -> String {
    """
    typealias Stride = Int
      let __block: __Block
      let __offset: Int
      init(__block: __Block, __offset: Int) {
        self.__block = __block
        self.__offset = __offset
      }
      init<T>(_ other: \(typed)<T>) {
        self.init(
          __block: __Block(other.__memory), __offset: other.__offset * MemoryLayout<T>.stride)
      }
      var __address: Int { __block.storage.address + __offset }
      var debugDescription: String { __hexadecimal(__address) }
      func deallocate() {}
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        let place = __offset + offset
        if let memory = __block.storage as? __Memory<T>, place % memory.stride == 0 {
          return memory.read(place / memory.stride)
        }
        let size = MemoryLayout<T>.size
        return __value((0..<size).map { __block.storage.byte(place + $0) }, 0, type)
      }
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        load(fromByteOffset: offset, as: type)
      }
      @discardableResult
      func bindMemory<T>(to type: T.Type, capacity count: Int) -> \(typed)<T> {
        let (memory, offset) = __block.cells(of: type, at: __offset)
        return \(typed)<T>(__memory: memory, __offset: offset)
      }
      func assumingMemoryBound<T>(to type: T.Type) -> \(typed)<T> {
        bindMemory(to: type, capacity: 1)
      }
      func withMemoryRebound<T, R>(
        to type: T.Type, capacity count: Int, _ body: (\(typed)<T>) throws -> R
      ) rethrows -> R {
        try body(bindMemory(to: type, capacity: count))
      }
      func advanced(by n: Int) -> \(name) { \(name)(__block: __block, __offset: __offset + n) }
      func distance(to end: \(name)) -> Int { end.__address - __address }
      func successor() -> \(name) { advanced(by: 1) }
      func predecessor() -> \(name) { advanced(by: -1) }
      static func + (lhs: \(name), rhs: Int) -> \(name) { lhs.advanced(by: rhs) }
      static func - (lhs: \(name), rhs: Int) -> \(name) { lhs.advanced(by: -rhs) }
      static func - (lhs: \(name), rhs: \(name)) -> Int { rhs.distance(to: lhs) }
      static func += (lhs: inout \(name), rhs: Int) { lhs = lhs + rhs }
      static func == (lhs: \(name), rhs: \(name)) -> Bool { lhs.__address == rhs.__address }
      static func < (lhs: \(name), rhs: \(name)) -> Bool { lhs.__address < rhs.__address }
      func hash(into hasher: inout Hasher) { hasher.combine(__address) }
    """
  }

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
