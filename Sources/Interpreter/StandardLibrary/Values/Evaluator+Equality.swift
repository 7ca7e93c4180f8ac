extension Evaluator {
  /// Whether two values are equal: as built-in types are, by the program's `==`, or part by part.
  package func areEqual(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    let (left, right) = (opened(left), opened(right))
    guard left.kind == right.kind else { return try areEqualAcrossKinds(left, right) }
    switch left.kind {
    case .uninitialised, .void: return true
    case .double: return left.asDouble == right.asDouble
    case .integer, .bool, .none, .metatype: return left.bits == right.bits
    case .string:
      return left.bits == right.bits || string(of: left) == string(of: right)
    case .array: return try areArraysEqual(left, right)
    case .dictionary, .set: return try areTablesEqual(left, right)
    case .tuple: return try areFieldsEqual(left, right)
    case .enumCase, .enumPayload, .emptyStructure, .structure, .object, .native:
      return try areNominalsEqual(left, right)
    case .weak: return try areEqual(loadWeak(left), loadWeak(right))
    case .keyPath: return try areKeyPathsEqual(left, right)
    case .closure, .box, .existentialOptional: return left.bits == right.bits
    }
  }

  /// Values of unknown static type may be an integer and a fraction, or cases of one enum with and
  /// without payload, which differ unless the enum compares in another way.
  private func areEqualAcrossKinds(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    if left.isNumber && right.isNumber { return left.asNumber == right.asNumber }
    guard caseIndex(of: left) >= 0, caseIndex(of: right) >= 0, left.type == right.type else {
      return false
    }
    return try areNominalsEqual(left, right)
  }

  private func areNominalsEqual(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    let comparison = comparison(of: left.type)
    if let witness = comparison.equals { return try callOperator(witness, left, right) }
    guard left.type == right.type else { return false }
    if comparison.isByRawValue, let raw = try readProperty("rawValue", of: left) {
      defer { release(raw) }
      guard let other = try readProperty("rawValue", of: right) else { return false }
      defer { release(other) }
      return try areEqual(raw, other)
    }
    switch left.kind {
    case .object, .native: return left.bits == right.bits
    case .enumCase, .enumPayload:
      guard caseIndex(of: left) == caseIndex(of: right) else { return false }
      return try areFieldsEqual(left, right)
    default: return try areFieldsEqual(left, right)
    }
  }

  /// Enters the parts of a value; values that nest too deeply would use up the host's stack.
  func beginParts() throws(Trap) {
    guard valueNesting < Limits.valueNesting else { throw .limit(.valueNesting) }
    valueNesting += 1
  }

  /// Leaves the parts of a value.
  func endParts() { valueNesting -= 1 }

  private func areFieldsEqual(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    let (x, y) = (fields(of: left), fields(of: right))
    guard x.count == y.count else { return false }
    try beginParts()
    defer { endParts() }
    for index in x.indices {
      guard try areEqual(x[index], y[index]) else { return false }
    }
    return true
  }

  private func areArraysEqual(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    if left.bits == right.bits { return true }
    let (x, y) = (elements(of: left), elements(of: right))
    guard x.count == y.count else { return false }
    try beginParts()
    defer { endParts() }
    for index in x.indices {
      guard try areEqual(x[index], y[index]) else { return false }
    }
    return true
  }

  private func areTablesEqual(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    if left.bits == right.bits { return true }
    guard tableCount(left) == tableCount(right) else { return false }
    try beginParts()
    defer { endParts() }
    var start = 0
    while let position = nextPosition(in: left, from: start) {
      start = position + 1
      guard let other = try self.position(of: key(in: left, at: position), in: right) else {
        return false
      }
      if left.kind == .dictionary {
        guard try areEqual(value(in: left, at: position), value(in: right, at: other)) else {
          return false
        }
      }
    }
    return true
  }
}
