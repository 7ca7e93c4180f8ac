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
      /// What is moved away: bits, which nobody looks at before somebody reads them.
      func take(_ i: Int) -> T? {
        guard i >= 0, i < cells.count else { fatalError("pointer outside of its memory") }
        let value = cells[i]
        cells[i] = nil
        return value
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
      override func take(_ i: Int) -> T? { read(i) }
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
}
