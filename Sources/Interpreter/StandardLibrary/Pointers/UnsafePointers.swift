extension StandardLibrary {
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
        let moved = (0..<count).map { source.__memory.take(source.__offset + $0) }
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
      static func __pointing(_ other: UnsafeMutablePointer<Pointee>?) -> UnsafePointer<Pointee>? {
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
