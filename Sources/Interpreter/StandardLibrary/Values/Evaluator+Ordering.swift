extension Evaluator {
  /// Whether one value comes before another: as built-in types do, by the program's `<`, or as
  /// Swift synthesises it for enums.
  package func isLess(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    let (left, right) = (opened(left), opened(right))
    switch (left.kind, right.kind) {
    case (.integer, .integer):
      if left.type.isUnsigned { return left.bits < right.bits }
      return left.asInt < right.asInt
    case (.double, .double): return left.asDouble < right.asDouble
    case (.integer, .double), (.double, .integer): return left.asNumber < right.asNumber
    case (.string, .string): return string(of: left) < string(of: right)
    case (.tuple, .tuple): return try areFieldsLess(left, right)
    default: break
    }
    if let witness = operatorWitness("<", for: left.type) {
      return try callOperator(witness, left, right)
    }
    let (first, second) = (caseIndex(of: left), caseIndex(of: right))
    if first >= 0, second >= 0 {
      if first != second { return first < second }
      return try areFieldsLess(left, right)
    }
    throw Trap.notSimulated(
      "values of \(types.name(of: left.type)) have no order that Grove knows")
  }

  /// Whether one value comes after another or beside it; a number that is none does neither.
  package func isAtLeast(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    if left.kind == .double, right.kind == .double { return left.asDouble >= right.asDouble }
    return try !isLess(left, right)
  }

  private func areFieldsLess(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    let (x, y) = (fields(of: left), fields(of: right))
    for index in x.indices where index < y.count {
      if try isLess(x[index], y[index]) { return true }
      if try isLess(y[index], x[index]) { return false }
    }
    return false
  }

  /// Sorts values, whose counts stay as they are, in ascending order.
  ///
  /// Arrays of one built-in type, the usual ones, are sorted without looking at kinds again and
  /// again.
  func sort(_ values: UnsafeMutableBufferPointer<Value>) throws(Trap) {
    guard let first = values.first else { return }
    if values.allSatisfy({ $0.kind == .integer && $0.type == first.type }) {
      var numbers = values.map(\.asInt)
      if first.type.isUnsigned {
        numbers.sort { UInt(bitPattern: $0) < UInt(bitPattern: $1) }
      } else {
        numbers.sort()
      }
      for (index, number) in numbers.enumerated() {
        values[index] = .integer(number, type: first.type)
      }
      return
    }
    if values.allSatisfy({ $0.kind == .double && $0.type == first.type }) {
      var numbers = values.map(\.asDouble)
      numbers.sort()
      for (index, number) in numbers.enumerated() {
        values[index] = .double(number, type: first.type)
      }
      return
    }
    try sort(values) { left, right throws(Trap) in try self.isLess(left, right) }
  }

  /// Sorts values, whose counts stay as they are, keeping the order of equal ones.
  func sort(
    _ values: UnsafeMutableBufferPointer<Value>,
    by isLess: (Value, Value) throws(Trap) -> Bool
  ) throws(Trap) {
    var all = values
    do {
      try all.sort { left, right in try isLess(left, right) }
    } catch let trap as Trap {
      throw trap
    } catch {
      throw .internalError("sorting failed")
    }
  }
}
