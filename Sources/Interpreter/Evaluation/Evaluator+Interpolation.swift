extension Evaluator {
  /// Builds the text of a string interpolation from the values in registers.
  func interpolate(
    _ frame: UnsafeMutablePointer<CallFrame>, _ index: Int, _ values: UnsafeMutablePointer<Value>
  ) throws(Trap) -> Value {
    let interpolation = details(of: frame).interpolations[index]
    if let text = shortText(of: interpolation, values) { return makeString(text) }
    var text = ""
    var position = 0
    for part in interpolation.parts {
      switch part {
      case .literal(let literal): text += interpolation.text(of: literal)
      case .value(let type, mayBeOptional: true):
        text += describe(values[position], as: resolvedType(type, frame), debug: false)
        try checkInterruption()
        position += 1
      case .value(let type, mayBeOptional: false):
        try append(values[position], typeIndex: type, frame, to: &text)
        position += 1
      case .formatted(let label):
        text += try format(
          values[position], interpolation.labels[label], values[position + 1])
        position += 2
      }
    }
    return makeString(text)
  }

  /// The text of an interpolation of texts and integers, if it fits into a few bytes: most do, and
  /// these are put together without a string for each part.
  private func shortText(
    of interpolation: Interpolation, _ values: UnsafeMutablePointer<Value>
  ) -> String? {
    let capacity = 128
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var count = 0
      var position = 0
      for part in interpolation.parts {
        switch part {
        case .literal(let literal):
          guard count + literal.count <= capacity else { return nil }
          for index in literal {
            buffer[count] = interpolation.literals[index]
            count += 1
          }
        case .value(_, mayBeOptional: false):
          guard Self.write(values[position], to: buffer, &count) else { return nil }
          position += 1
        case .value, .formatted: return nil
        }
      }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }

  /// Writes a text or an integer; false if the value is something else, or there is no room for it.
  private static func write(
    _ value: Value, to buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) -> Bool {
    if value.kind == .string {
      let start = count
      let end: Int? = value.block.text.pointee.utf8.withContiguousStorageIfAvailable { bytes in
        guard start + bytes.count <= buffer.count else { return -1 }
        for index in bytes.indices { buffer[start + index] = bytes[index] }
        return start + bytes.count
      }
      guard let end, end >= 0 else { return false }
      count = end
      return true
    }
    guard value.kind == .integer, value.type.isInteger, !value.type.isUnsigned,
      count + 20 <= buffer.count
    else { return false }
    var magnitude = value.asInt.magnitude
    if value.asInt < 0 {
      buffer[count] = UInt8(ascii: "-")
      count += 1
    }
    var digits = 1
    var limit = magnitude
    while limit >= 10 {
      limit /= 10
      digits += 1
    }
    for index in stride(from: count + digits - 1, through: count, by: -1) {
      buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
      magnitude /= 10
    }
    count += digits
    return true
  }

  private func append(
    _ value: Value, typeIndex: Int, _ frame: UnsafeMutablePointer<CallFrame>, to text: inout String
  ) throws(Trap) {
    switch value.kind {
    case .string: text += value.block.text.pointee
    case .integer where value.type.isInteger && !value.type.isUnsigned: text += String(value.asInt)
    default: text += describe(value, as: resolvedType(typeIndex, frame), debug: false)
    }
    try checkInterruption()
  }

  private func checkInterruption() throws(Trap) {
    if machine.pointee.fuel < 0, pendingTrap != nil { throw takeInterruption() }
  }

  /// The text of `\(value, label: argument)`, as the owner of the label formats it.
  private func format(_ value: Value, _ label: String, _ argument: Value) throws(Trap) -> String {
    try formatSegment?(value, label, argument) ?? describe(value, as: nil, debug: false)
  }
}
