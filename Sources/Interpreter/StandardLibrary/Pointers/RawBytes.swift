import IR

extension StandardLibrary {
  /// Values as the bytes that they are on a little-endian machine.
  static let rawBytes = LibraryEntry(
    "RawBytes.swift",
    """
    func withUnsafeBytes<T, R>(
      of value: T, _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
      try body(UnsafeRawBufferPointer(__memory: __Memory<T>([value]), count: MemoryLayout<T>.size))
    }
    func withUnsafeBytes<T, R>(
      of value: __Place<T>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
      try body(UnsafeRawBufferPointer(__memory: value.__memory, count: MemoryLayout<T>.size))
    }
    func withUnsafeMutableBytes<T, R>(
      of value: __Place<T>, _ body: (UnsafeMutableRawBufferPointer) throws -> R
    ) rethrows -> R {
      try body(UnsafeMutableRawBufferPointer(__memory: value.__memory, count: MemoryLayout<T>.size))
    }
    func withUnsafeTemporaryAllocation<T, R>(
      of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R
    ) rethrows -> R {
      try body(UnsafeMutableBufferPointer<T>.allocate(capacity: capacity))
    }
    extension Array {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        let memory = __listed(self)
        return try body(UnsafeRawBufferPointer(__memory: memory, count: memory.byteCount))
      }
    }
    extension ContiguousArray {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        let memory = __listed(Array(self))
        return try body(UnsafeRawBufferPointer(__memory: memory, count: memory.byteCount))
      }
    }
    extension Data {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        let memory = __listed(Array(self))
        return try body(UnsafeRawBufferPointer(__memory: memory, count: memory.byteCount))
      }
    }
    func __bytes<T>(_ value: T) -> [UInt8]
    func __value<T>(_ bytes: [UInt8], _ offset: Int, _ type: T.Type) -> T
    """,
    natives: [
      "__bytes(_:)": { call throws(Trap) in
        var bytes: [UInt8] = []
        try RawBytes(evaluator: call.evaluator).append(call[0], to: &bytes)
        return try call.buildArray { call, array throws(Trap) in
          for byte in bytes {
            call.evaluator.append(.integer(Int(byte), type: .uint8), toArrayIn: array)
          }
        }
      },
      "__value(_:_:_:)": { call throws(Trap) in
        let bytes = call.evaluator.elements(of: call[0]).map { UInt8(truncatingIfNeeded: $0.asInt) }
        let raw = RawBytes(evaluator: call.evaluator)
        return try raw.value(bytes, at: call.integer(1), as: call[2].asMetatype)
      },
    ])
}

/// Numbers, and structures and tuples of them, laid out as the compiler does.
private struct RawBytes {
  let evaluator: Evaluator

  func append(_ value: Value, to bytes: inout [UInt8]) throws(Trap) {
    let layout = ByteLayout(of: value.type, in: evaluator.types)
    switch value.kind {
    case .integer where value.type.isInteger:
      append(value.bits, count: layout.size, to: &bytes)
    case .double:
      let pattern =
        value.type == .float
        ? UInt64(Float(value.asDouble).bitPattern) : value.asDouble.bitPattern
      append(pattern, count: layout.size, to: &bytes)
    case .bool: bytes.append(value.asBool ? 1 : 0)
    // A reference is where its object is.
    case .object: append(value.bits, count: 8, to: &bytes)
    case .structure, .tuple:
      let start = bytes.count
      for field in evaluator.fields(of: value) {
        let alignment = ByteLayout(of: field.type, in: evaluator.types).alignment
        while (bytes.count - start) % alignment != 0 { bytes.append(0) }
        try append(field, to: &bytes)
      }
    default:
      throw .notSimulated("the bytes of \(evaluator.typeName(of: value)) are not simulated")
    }
  }

  private func append(_ pattern: UInt64, count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: pattern >> UInt64(8 * index)))
    }
  }

  func value(_ bytes: [UInt8], at offset: Int, as type: TypeID) throws(Trap) -> Value {
    guard type.isInteger || type.isFloating else {
      let name = evaluator.types.name(of: type)
      throw .notSimulated("reading \(name) out of bytes is not simulated")
    }
    let size = ByteLayout(of: type, in: evaluator.types).size
    guard offset >= 0, size <= bytes.count - offset else {
      throw Trap("UnsafeRawBufferPointer.load out of bounds")
    }
    var pattern: UInt64 = 0
    for byte in bytes[offset..<(offset + size)].reversed() { pattern = pattern << 8 | UInt64(byte) }
    if type == .float {
      return .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: pattern))), type: type)
    }
    if type.isFloating { return .double(Double(bitPattern: pattern), type: type) }
    let number = Int(truncatingIfNeeded: pattern)
    if type.isUnsigned || size == 8 { return .integer(number, type: type) }
    let unused = Int.bitWidth - 8 * size
    return .integer((number << unused) >> unused, type: type)
  }
}
