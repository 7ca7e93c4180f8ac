extension StandardLibrary {
  /// Pointers, over memory of the interpreter: what reads beyond an allocation or what was never
  /// written traps, where compiled code does anything.
  static let unsafePointers = LibraryEntry(
    "UnsafePointers.swift",
    """
    /// The cells behind pointers.
    final class __Memory<T> {
      var cells: [T?]
      init(_ cells: [T?]) { self.cells = cells }
      func read(_ i: Int) -> T {
        guard i >= 0, i < cells.count else { fatalError("pointer outside of its memory") }
        guard let value = cells[i] else { fatalError("memory that was never initialized") }
        return value
      }
      func write(_ i: Int, _ value: T?) {
        guard i >= 0, i < cells.count else { fatalError("pointer outside of its memory") }
        cells[i] = value
      }
    }

    /// The address of values that may be changed.
    struct UnsafeMutablePointer<Pointee>: Hashable, Comparable, Strideable {
      typealias Stride = Int
      let __memory: __Memory<Pointee>
      let __offset: Int
      init(__memory: __Memory<Pointee>, __offset: Int) {
        self.__memory = __memory
        self.__offset = __offset
      }
      init(mutating other: UnsafePointer<Pointee>) {
        self.init(__memory: other.__memory, __offset: other.__offset)
      }
      static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
        let none: Pointee? = nil
        return UnsafeMutablePointer(
          __memory: __Memory(Array(repeating: none, count: count)), __offset: 0)
      }
      func deallocate() { __memory.cells = [] }
      var pointee: Pointee {
        get { __memory.read(__offset) }
        nonmutating set { __memory.write(__offset, newValue) }
      }
      subscript(i: Int) -> Pointee {
        get { __memory.read(__offset + i) }
        nonmutating set { __memory.write(__offset + i, newValue) }
      }
      func initialize(to value: Pointee) { __memory.write(__offset, value) }
      func initialize(repeating repeatedValue: Pointee, count: Int) {
        for i in 0..<count { __memory.write(__offset + i, repeatedValue) }
      }
      func initialize(from source: UnsafePointer<Pointee>, count: Int) {
        for i in 0..<count { __memory.write(__offset + i, source[i]) }
      }
      func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        for i in 0..<count { __memory.write(__offset + i, source[i]) }
      }
      func assign(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        initialize(from: source, count: count)
      }
      func update(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        initialize(from: source, count: count)
      }
      func update(repeating repeatedValue: Pointee, count: Int) {
        initialize(repeating: repeatedValue, count: count)
      }
      func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        let moved = (0..<count).map { source.advanced(by: $0).move() }
        for i in 0..<count { __memory.write(__offset + i, moved[i]) }
      }
      func move() -> Pointee {
        let value = __memory.read(__offset)
        __memory.write(__offset, nil)
        return value
      }
      @discardableResult
      func deinitialize(count: Int) -> UnsafeMutablePointer<Pointee> {
        for i in 0..<count { __memory.write(__offset + i, nil) }
        return self
      }
      func advanced(by n: Int) -> UnsafeMutablePointer<Pointee> {
        UnsafeMutablePointer(__memory: __memory, __offset: __offset + n)
      }
      func distance(to end: UnsafeMutablePointer<Pointee>) -> Int { end.__offset - __offset }
      func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
      func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }
      static func + (lhs: UnsafeMutablePointer<Pointee>, rhs: Int)
        -> UnsafeMutablePointer<Pointee>
      { lhs.advanced(by: rhs) }
      static func - (lhs: UnsafeMutablePointer<Pointee>, rhs: Int)
        -> UnsafeMutablePointer<Pointee>
      { lhs.advanced(by: -rhs) }
      static func - (
        lhs: UnsafeMutablePointer<Pointee>, rhs: UnsafeMutablePointer<Pointee>
      ) -> Int { rhs.distance(to: lhs) }
      static func += (lhs: inout UnsafeMutablePointer<Pointee>, rhs: Int) { lhs = lhs + rhs }
      static func -= (lhs: inout UnsafeMutablePointer<Pointee>, rhs: Int) { lhs = lhs - rhs }
      static func == (
        lhs: UnsafeMutablePointer<Pointee>, rhs: UnsafeMutablePointer<Pointee>
      ) -> Bool { lhs.__memory === rhs.__memory && lhs.__offset == rhs.__offset }
      static func < (
        lhs: UnsafeMutablePointer<Pointee>, rhs: UnsafeMutablePointer<Pointee>
      ) -> Bool { lhs.__offset < rhs.__offset }
      func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(__memory))
        hasher.combine(__offset)
      }
    }

    /// The address of values that are only read.
    struct UnsafePointer<Pointee> {
      let __memory: __Memory<Pointee>
      let __offset: Int
      init(__memory: __Memory<Pointee>, __offset: Int) {
        self.__memory = __memory
        self.__offset = __offset
      }
      init(_ other: UnsafeMutablePointer<Pointee>) {
        self.init(__memory: other.__memory, __offset: other.__offset)
      }
      var pointee: Pointee { __memory.read(__offset) }
      subscript(i: Int) -> Pointee { __memory.read(__offset + i) }
      func advanced(by n: Int) -> UnsafePointer<Pointee> {
        UnsafePointer(__memory: __memory, __offset: __offset + n)
      }
      static func + (lhs: UnsafePointer<Pointee>, rhs: Int) -> UnsafePointer<Pointee> {
        lhs.advanced(by: rhs)
      }
    }

    /// A row of values in memory that may be changed.
    struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
      typealias Index = Int
      let __memory: __Memory<Element>
      let __start: Int
      let count: Int
      init(start: UnsafeMutablePointer<Element>?, count: Int) {
        self.__memory = start?.__memory ?? __Memory([])
        self.__start = start?.__offset ?? 0
        self.count = count
      }
      static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: .allocate(capacity: count), count: count)
      }
      func deallocate() { __memory.cells = [] }
      var baseAddress: UnsafeMutablePointer<Element>? {
        UnsafeMutablePointer(__memory: __memory, __offset: __start)
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(position: Int) -> Element {
        get { __memory.read(__start + position) }
        nonmutating set { __memory.write(__start + position, newValue) }
      }
      func initialize(repeating repeatedValue: Element) {
        for i in 0..<count { __memory.write(__start + i, repeatedValue) }
      }
      func swapAt(_ i: Int, _ j: Int) {
        let value = self[i]
        self[i] = self[j]
        self[j] = value
      }
    }

    /// A row of values in memory.
    struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      typealias Index = Int
      let __memory: __Memory<Element>
      let __start: Int
      let count: Int
      init(start: UnsafePointer<Element>?, count: Int) {
        self.__memory = start?.__memory ?? __Memory([])
        self.__start = start?.__offset ?? 0
        self.count = count
      }
      init(_ other: UnsafeMutableBufferPointer<Element>) {
        self.__memory = other.__memory
        self.__start = other.__start
        self.count = other.count
      }
      var baseAddress: UnsafePointer<Element>? {
        UnsafePointer(__memory: __memory, __offset: __start)
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(position: Int) -> Element { __memory.read(__start + position) }
    }
    """)

  /// Arrays and variables as memory.
  static let unsafeAccess = LibraryEntry(
    "UnsafeAccess.swift",
    """
    extension Array {
      init(
        unsafeUninitializedCapacity: Int,
        initializingWith initializer: (
          inout UnsafeMutableBufferPointer<Element>, inout Int
        ) throws -> Void
      ) rethrows {
        var buffer = UnsafeMutableBufferPointer<Element>.allocate(
          capacity: unsafeUninitializedCapacity)
        var count = 0
        try initializer(&buffer, &count)
        self = (0..<count).map { buffer[$0] }
      }
      func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        let memory = __Memory<Element>(self.map { $0 })
        return try body(
          UnsafeBufferPointer(
            start: UnsafePointer(__memory: memory, __offset: 0), count: self.count))
      }
      mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        let memory = __Memory<Element>(self.map { $0 })
        var buffer = UnsafeMutableBufferPointer<Element>(
          start: UnsafeMutablePointer(__memory: memory, __offset: 0), count: self.count)
        defer { self = (0..<buffer.count).map { memory.read($0) } }
        return try body(&buffer)
      }
    }
    extension Sequence {
      func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        guard let array = self as? [Element] else { return nil }
        return try array.withUnsafeBufferPointer(body)
      }
    }
    func withUnsafeMutablePointer<T, R>(
      to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> R
    ) rethrows -> R {
      let memory = __Memory<T>([value])
      defer { value = memory.read(0) }
      return try body(UnsafeMutablePointer(__memory: memory, __offset: 0))
    }
    func withUnsafePointer<T, R>(
      to value: T, _ body: (UnsafePointer<T>) throws -> R
    ) rethrows -> R {
      try body(UnsafePointer(__memory: __Memory<T>([value]), __offset: 0))
    }
    """)
}
