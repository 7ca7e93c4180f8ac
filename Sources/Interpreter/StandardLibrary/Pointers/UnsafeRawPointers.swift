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
      static func __pointing(_ other: UnsafeMutableRawPointer?) -> UnsafeRawPointer? {
        other.map { UnsafeRawPointer($0) }
      }
      static func __pointing<T>(_ other: UnsafePointer<T>?) -> UnsafeRawPointer? {
        other.map { UnsafeRawPointer($0) }
      }
      static func __pointing<T>(_ other: UnsafeMutablePointer<T>?) -> UnsafeRawPointer? {
        other.map { UnsafeRawPointer($0) }
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
      static func __pointing<T>(_ other: UnsafeMutablePointer<T>?) -> UnsafeMutableRawPointer? {
        other.map { UnsafeMutableRawPointer($0) }
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
}
