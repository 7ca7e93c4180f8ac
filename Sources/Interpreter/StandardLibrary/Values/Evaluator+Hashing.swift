extension Evaluator {
  /// Feeds a value to a hasher; equal values feed equal words.
  ///
  /// As built-in types do, by the program's `hash(into:)`, or part by part.
  package func hash(_ value: Value, into hasher: inout StableHasher) throws(Trap) {
    let value = opened(value)
    switch value.kind {
    case .uninitialised, .void: break
    case .integer, .bool, .metatype: hasher.combine(value.bits)
    case .none: hasher.combine(value.bits &+ 0x6E6F_6E65)
    case .double:
      // In an `AnyHashable`, 1 and 1.0 are one key.
      let whole = Int(exactly: value.asDouble)
      hasher.combine(whole.map { UInt64(bitPattern: Int64($0)) } ?? value.bits)
    case .string: hasher.combine(string(of: value))
    case .array: try hash(elements(of: value), into: &hasher)
    case .dictionary, .set: try hashTable(value, into: &hasher)
    case .tuple: try hash(fields(of: value), into: &hasher)
    case .enumCase, .enumPayload, .emptyStructure, .structure, .object, .native:
      try hashNominal(value, into: &hasher)
    case .weak: try hash(loadWeak(value), into: &hasher)
    case .keyPath: hasher.combine(keyPathText(value))
    case .closure, .box, .existentialOptional: hasher.combine(value.bits)
    }
  }

  private func hash(
    _ parts: UnsafeBufferPointer<Value>, into hasher: inout StableHasher
  ) throws(Trap) {
    hasher.combine(parts.count)
    try beginParts()
    defer { endParts() }
    for part in parts { try hash(part, into: &hasher) }
  }

  /// The order of entries says nothing, so their hashes are added up.
  private func hashTable(_ table: Value, into hasher: inout StableHasher) throws(Trap) {
    try beginParts()
    defer { endParts() }
    var sum: UInt64 = 0
    var start = 0
    while let position = nextPosition(in: table, from: start) {
      start = position + 1
      var entry = StableHasher()
      try hash(key(in: table, at: position), into: &entry)
      if table.kind == .dictionary { try hash(value(in: table, at: position), into: &entry) }
      sum &+= entry.finalize()
    }
    hasher.combine(sum)
  }

  private func hashNominal(_ value: Value, into hasher: inout StableHasher) throws(Trap) {
    let comparison = comparison(of: value.type)
    if let own = comparison.hash {
      // The hasher is shared, not copied in and out: see `Hasher`.
      let state = HasherState(hasher)
      let argument = makeNative(state, type: types.generic("Hasher"))
      let result = try call(
        own, [value.copied, argument], typeArguments: typeArguments(of: own, for: value.type))
      release(result)
      hasher = state.hasher
      return
    }
    if comparison.isByHashValue, let value = try readProperty("hashValue", of: value) {
      defer { release(value) }
      return try hash(value, into: &hasher)
    }
    if comparison.isByRawValue, let raw = try readProperty("rawValue", of: value) {
      defer { release(raw) }
      return try hash(raw, into: &hasher)
    }
    switch value.kind {
    case .object, .native: hasher.combine(value.bits)
    case .enumCase, .enumPayload:
      hasher.combine(caseIndex(of: value))
      if value.kind == .enumPayload { try hash(fields(of: value), into: &hasher) }
    default: try hash(fields(of: value), into: &hasher)
    }
  }
}

/// What a `Hasher` of the program points at.
final class HasherState {
  var hasher: StableHasher

  init(_ hasher: StableHasher) { self.hasher = hasher }
}
