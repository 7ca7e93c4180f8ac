extension StandardLibrary {
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
        try body(UnsafeBufferPointer(__memory: __listed(self), __start: 0, count: self.count))
      }
      mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        let memory = __listed(self)
        var buffer = UnsafeMutableBufferPointer<Element>(
          __memory: memory, __start: 0, count: self.count)
        defer { self = memory.all }
        return try body(&buffer)
      }
      mutating func withContiguousMutableStorageIfAvailable<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        try withUnsafeMutableBufferPointer(body)
      }
      mutating func withUnsafeMutableBytes<R>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> R
      ) rethrows -> R {
        let memory = __listed(self)
        defer { self = memory.all }
        return try body(
          UnsafeMutableRawBufferPointer(
            start: UnsafeMutableRawPointer(__block: __Block(memory), __offset: 0),
            count: memory.byteCount))
      }
    }
    extension ArraySlice {
      func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        try Array(self).withUnsafeBufferPointer(body)
      }
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try Array(self).withUnsafeBytes(body)
      }
      mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        var elements = Array(self)
        defer { for (i, element) in zip(indices, elements) { self[i] = element } }
        return try elements.withUnsafeMutableBufferPointer(body)
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
    /// A variable given with `&`, whatever it holds.
    struct __Place<T> {
      let __memory: __Memory<T>
    }
    func withUnsafeMutablePointer<T, R>(
      to value: __Place<T>, _ body: (UnsafeMutablePointer<T>) throws -> R
    ) rethrows -> R {
      try body(UnsafeMutablePointer(__memory: value.__memory, __offset: 0))
    }
    func withUnsafePointer<T, R>(
      to value: __Place<T>, _ body: (UnsafePointer<T>) throws -> R
    ) rethrows -> R {
      try body(UnsafePointer(__memory: value.__memory, __offset: 0))
    }
    func withUnsafePointer<T, R>(
      to value: T, _ body: (UnsafePointer<T>) throws -> R
    ) rethrows -> R {
      try body(UnsafePointer(__memory: __Memory<T>([value]), __offset: 0))
    }
    """)
}
