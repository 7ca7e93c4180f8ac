extension Evaluator {
  /// Builds the text of a string interpolation from the values in registers.
  func interpolate(
    _ frame: UnsafeMutablePointer<CallFrame>, _ interpolation: Interpolation,
    _ values: UnsafeMutablePointer<Value>
  ) throws(Trap) -> Value {
    if let text = shortText(of: interpolation, values) { return makeString(text) }
    var text = ""
    var position = 0
    for part in interpolation.parts {
      switch part {
      case .literal(let start, let count):
        text += String(decoding: interpolation.bytes(start, count), as: UTF8.self)
      case .value(let type, mayBeOptional: true):
        text += describe(values[position], as: resolvedType(type, frame), debug: false)
        try checkInterruption()
        position += 1
      case .value(let type, mayBeOptional: false):
        try append(values[position], typeIndex: type, frame, to: &text)
        position += 1
      case .localized(let type):
        text += try localized(values[position], typeIndex: type, frame)
        position += 1
      }
    }
    return makeString(text)
  }

  /// Appends the text of an interpolation of texts and whole numbers.
  func appendInterpolation(
    _ frame: UnsafeMutablePointer<CallFrame>, _ interpolation: Interpolation,
    _ values: UnsafeMutablePointer<Value>, at slot: UnsafeMutablePointer<Value>
  ) throws(Trap) {
    if slot.pointee.kind == .string, let text = shortText(of: interpolation, values) {
      _ = mutateString(in: slot) { $0 += text }
    } else {
      let text = try interpolate(frame, interpolation, values)
      defer { release(text) }
      try appendText(text, at: slot)
    }
  }

  /// The text of an interpolation of texts and integers, if it fits into a few bytes: most do, and
  /// these are put together without a string for each part.
  private func shortText(
    of interpolation: Interpolation, _ values: UnsafeMutablePointer<Value>
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ShortText.capacity) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var text = ShortText(bytes: start)
      var position = 0
      for part in interpolation.parts {
        switch part {
        case .literal(let start, let count):
          guard text.append(interpolation.bytes(start, count)) else { return nil }
        case .value(_, mayBeOptional: false):
          guard text.append(values[position]) else { return nil }
          position += 1
        case .localized:
          guard isShort(values[position]), text.append(values[position]) else { return nil }
          position += 1
        case .value(_, mayBeOptional: true): return nil
        }
      }
      return text.string
    }
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

  /// True for what a locale writes as everybody does: texts, and numbers below a thousand.
  private func isShort(_ value: Value) -> Bool {
    value.kind != .integer || -1000 < value.asInt && value.asInt < 1000
  }

  /// What a localized text shows: the format of its key is `%lld` or `%lf`, filled in by the
  /// locale, so that thousands stand apart and fractions have six digits.
  private func localized(
    _ value: Value, typeIndex: Int, _ frame: UnsafeMutablePointer<CallFrame>
  ) throws(Trap) -> String {
    switch value.kind {
    case .integer where value.type.isInteger:
      let word = value.asInt
      let digits = value.type.isUnsigned ? String(UInt(bitPattern: word)) : String(word.magnitude)
      let sign = value.type.isUnsigned || word >= 0 ? "" : "-"
      return sign + LocaleTable.root.grouped(digits)
    case .double: return try format("%f", [value], locale: .root)
    default:
      let text = describe(value, as: resolvedType(typeIndex, frame), debug: false)
      try checkInterruption()
      return text
    }
  }
}
