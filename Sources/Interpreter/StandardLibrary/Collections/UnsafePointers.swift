extension StandardLibrary {
  /// The memory behind pointers, kept by the interpreter: what reads beyond an allocation or what
  /// was never written traps, where compiled code does anything.
  ///
  /// Typed memory is a row of cells. Memory that nobody gave a type yet is a row of bytes of
  /// which none was written; the first type that it is bound to replaces the row.
  static let pointerMemory = LibraryEntry(
    "PointerMemory.swift",
    """
    /// A row of values at an address.
    class __Storage {
      let address: Int
      init(address: Int) { self.address = address }
      var stride: Int { 1 }
      var byteCount: Int { 0 }
      /// True as long as nothing was written.
      var isFresh: Bool { false }
      func byte(_ i: Int) -> UInt8 { fatalError("pointer outside of its memory") }
      func setByte(_ i: Int, _ value: UInt8) { fatalError("pointer outside of its memory") }
    }

    /// The cells behind pointers.
    class __Memory<T>: __Storage {
      var cells: [T?]
      init(_ cells: [T?]) {
        self.cells = cells
        super.init(address: __nextAddress(cells.count * MemoryLayout<T>.stride))
      }
      init(_ cells: [T?], address: Int) {
        self.cells = cells
        super.init(address: address)
      }
      override var stride: Int { MemoryLayout<T>.stride }
      override var byteCount: Int { cells.count * stride }
      override var isFresh: Bool { cells.allSatisfy { $0 == nil } }
      func read(_ i: Int) -> T {
        guard i >= 0, i < cells.count else { fatalError("pointer outside of its memory") }
        guard let value = cells[i] else { fatalError("memory that was never initialized") }
        return value
      }
      func write(_ i: Int, _ value: T?) {
        guard i >= 0, i < cells.count else { fatalError("pointer outside of its memory") }
        cells[i] = value
      }
      override func byte(_ i: Int) -> UInt8 {
        let bytes = __bytes(read(i / stride))
        let part = i % stride
        return part < bytes.count ? bytes[part] : 0
      }
      override func setByte(_ i: Int, _ value: UInt8) {
        let cell = i / stride
        var bytes = cells[cell] == nil ? [] : __bytes(read(cell))
        while bytes.count < stride { bytes.append(0) }
        bytes[i % stride] = value
        write(cell, __value(bytes, 0, T.self))
      }
    }

    /// Cells that stand for the bytes of other ones.
    final class __Rebound<T>: __Memory<T> {
      let base: __Storage
      let start: Int
      init(_ base: __Storage, _ start: Int) {
        self.base = base
        self.start = start
        super.init([], address: base.address + start)
      }
      override var byteCount: Int { base.byteCount - start }
      override func read(_ i: Int) -> T {
        let first = start + i * stride
        return __value((first..<(first + stride)).map { base.byte($0) }, 0, T.self)
      }
      override func write(_ i: Int, _ value: T?) {
        guard let value else { return }
        let bytes = __bytes(value)
        for (part, byte) in bytes.enumerated() { base.setByte(start + i * stride + part, byte) }
      }
      override func byte(_ i: Int) -> UInt8 { base.byte(start + i) }
      override func setByte(_ i: Int, _ value: UInt8) { base.setByte(start + i, value) }
    }

    /// Memory whose type may change, as raw pointers see it.
    final class __Block {
      var storage: __Storage
      init(_ storage: __Storage) { self.storage = storage }
      /// The values of one type that the memory holds from a byte on, and the first one's position.
      func cells<T>(of type: T.Type, at offset: Int) -> (__Memory<T>, Int) {
        let stride = MemoryLayout<T>.stride
        if let memory = storage as? __Memory<T>, offset % stride == 0 {
          return (memory, offset / stride)
        }
        if storage.isFresh {
          let none: T? = nil
          let count = storage.byteCount / stride
          let memory = __Memory<T>(
            Array(repeating: none, count: count), address: storage.address)
          storage = memory
          if offset % stride == 0 { return (memory, offset / stride) }
        }
        return (__Rebound<T>(storage, offset), 0)
      }
    }

    /// What an argument `&value` points to while its call runs.
    func __held<T>(_ value: T, at address: Int) -> __Memory<T> {
      __Memory<T>([value], address: address)
    }
    /// What an argument `&list`, or a list, points to: two of one buffer have one address.
    func __listed<T>(_ list: [T]) -> __Memory<T> {
      __Memory<T>(list.map { $0 }, address: __listAddress(list))
    }
    extension __Memory {
      var first: T { read(0) }
      var all: [T] { (0..<cells.count).map { read($0) } }
    }
    /// Every kind of pointer.
    protocol _Pointer: CustomDebugStringConvertible {
      var __address: Int { get }
    }
    extension Int {
      init<P: _Pointer>(bitPattern pointer: P?) { self = pointer?.__address ?? 0 }
    }
    extension UInt {
      init<P: _Pointer>(bitPattern pointer: P?) { self = UInt(pointer?.__address ?? 0) }
    }
    func __hexadecimal(_ address: Int) -> String {
      let digits = String(address, radix: 16)
      return "0x" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    }
    func __nextAddress(_ size: Int) -> Int
    func __listAddress<T>(_ list: [T]) -> Int
    """,
    natives: [
      "__nextAddress(_:)": { call throws(Trap) in
        .integer(call.evaluator.makeAddress(size: call.integer(0)))
      },
      "__listAddress(_:)": { call throws(Trap) in
        .integer(Int(truncatingIfNeeded: call[0].bits & 0xFFFF_FFFF_FFFF))
      },
    ])

  /// Addresses of values of a type.
  static let unsafePointers = LibraryEntry(
    "UnsafePointers.swift",
    """
    /// The address of values that may be changed.
    struct UnsafeMutablePointer<Pointee>: Hashable, Comparable, Strideable, _Pointer {
      \(typedMembers("UnsafeMutablePointer"))
      init(mutating other: UnsafePointer<Pointee>) {
        self.init(__memory: other.__memory, __offset: other.__offset)
      }
      init?(mutating other: UnsafePointer<Pointee>?) {
        guard let other else { return nil }
        self.init(mutating: other)
      }
      init(_ other: UnsafeMutablePointer<Pointee>) { self = other }
      init?(_ other: UnsafeMutablePointer<Pointee>?) {
        guard let other else { return nil }
        self = other
      }
      static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
        let none: Pointee? = nil
        return UnsafeMutablePointer(
          __memory: __Memory(Array(repeating: none, count: count)), __offset: 0)
      }
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
      /// The two rows of cells may overlap.
      func initialize(from source: UnsafePointer<Pointee>, count: Int) {
        let values = (0..<count).map { source[$0] }
        for i in 0..<count { __memory.write(__offset + i, values[i]) }
      }
      func assign(from source: UnsafePointer<Pointee>, count: Int) {
        initialize(from: source, count: count)
      }
      func update(from source: UnsafePointer<Pointee>, count: Int) {
        initialize(from: source, count: count)
      }
      func update(repeating repeatedValue: Pointee, count: Int) {
        initialize(repeating: repeatedValue, count: count)
      }
      func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        let moved = (0..<count).map { source.advanced(by: $0).move() }
        for i in 0..<count { __memory.write(__offset + i, moved[i]) }
      }
      func moveUpdate(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        moveInitialize(from: source, count: count)
      }
      func move() -> Pointee {
        let value = __memory.read(__offset)
        __memory.write(__offset, nil)
        return value
      }
      @discardableResult
      func deinitialize(count: Int) -> UnsafeMutableRawPointer {
        for i in 0..<count { __memory.write(__offset + i, nil) }
        return UnsafeMutableRawPointer(self)
      }
    }

    /// The address of values that are only read.
    struct UnsafePointer<Pointee>: Hashable, Comparable, Strideable, _Pointer {
      \(typedMembers("UnsafePointer"))
      init(_ other: UnsafeMutablePointer<Pointee>) {
        self.init(__memory: other.__memory, __offset: other.__offset)
      }
      init?(_ other: UnsafeMutablePointer<Pointee>?) {
        guard let other else { return nil }
        self.init(other)
      }
      init(_ other: UnsafePointer<Pointee>) { self = other }
      var pointee: Pointee { __memory.read(__offset) }
      subscript(i: Int) -> Pointee { __memory.read(__offset + i) }
      static func __pointing(_ other: UnsafeMutablePointer<Pointee>) -> UnsafePointer<Pointee> {
        UnsafePointer(other)
      }
      static func __pointing(_ list: [Pointee]) -> UnsafePointer<Pointee> {
        UnsafePointer(__memory: __listed(list), __offset: 0)
      }
    }
    extension UnsafePointer where Pointee == Int8 {
      static func __pointing(_ text: String) -> UnsafePointer<Int8> {
        UnsafePointer(
          __memory: __Memory<Int8>(Array(text.utf8CString).map { $0 }), __offset: 0)
      }
    }
    extension UnsafePointer where Pointee == UInt8 {
      static func __pointing(_ text: String) -> UnsafePointer<UInt8> {
        UnsafePointer(__memory: __Memory<UInt8>((Array(text.utf8) + [0]).map { $0 }), __offset: 0)
      }
    }
    """)

  /// What both kinds of typed pointers have.
  private static func typedMembers(_ name: String) -> String {
    """
    typealias Stride = Int
      let __memory: __Memory<Pointee>
      let __offset: Int
      init(__memory: __Memory<Pointee>, __offset: Int) {
        self.__memory = __memory
        self.__offset = __offset
      }
      var __address: Int { __memory.address + __offset * MemoryLayout<Pointee>.stride }
      var debugDescription: String { __hexadecimal(__address) }
      func deallocate() { __memory.cells = [] }
      func advanced(by n: Int) -> \(name)<Pointee> {
        \(name)(__memory: __memory, __offset: __offset + n)
      }
      func distance(to end: \(name)<Pointee>) -> Int {
        (end.__address - __address) / MemoryLayout<Pointee>.stride
      }
      func successor() -> \(name)<Pointee> { advanced(by: 1) }
      func predecessor() -> \(name)<Pointee> { advanced(by: -1) }
      func withMemoryRebound<T, R>(
        to type: T.Type, capacity count: Int, _ body: (\(name)<T>) throws -> R
      ) rethrows -> R {
        let block = __Block(__memory)
        let (memory, offset) = block.cells(
          of: type, at: __offset * MemoryLayout<Pointee>.stride)
        return try body(\(name)<T>(__memory: memory, __offset: offset))
      }
      static func + (lhs: \(name)<Pointee>, rhs: Int) -> \(name)<Pointee> {
        lhs.advanced(by: rhs)
      }
      static func - (lhs: \(name)<Pointee>, rhs: Int) -> \(name)<Pointee> {
        lhs.advanced(by: -rhs)
      }
      static func - (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Int {
        rhs.distance(to: lhs)
      }
      static func += (lhs: inout \(name)<Pointee>, rhs: Int) { lhs = lhs + rhs }
      static func -= (lhs: inout \(name)<Pointee>, rhs: Int) { lhs = lhs - rhs }
      static func == (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Bool {
        lhs.__address == rhs.__address
      }
      static func < (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Bool {
        lhs.__address < rhs.__address
      }
      func hash(into hasher: inout Hasher) { hasher.combine(__address) }
    """
  }
}
