extension Evaluator {
  /// Builds the text of a string interpolation from the values in registers.
  func interpolate(
    _ frame: UnsafeMutablePointer<CallFrame>, _ index: Int, _ values: UnsafeMutablePointer<Value>
  ) throws(Trap) -> Value {
    var text = ""
    var position = 0
    for part in details(of: frame).interpolations[index] {
      switch part {
      case .literal(let literal): text += literal
      case .value(let type, mayBeOptional: true):
        text += describe(values[position], as: resolvedType(type, frame), debug: false)
        try checkInterruption()
        position += 1
      case .value(let type, mayBeOptional: false):
        try append(values[position], typeIndex: type, frame, to: &text)
        position += 1
      case .formatted(_, let label):
        text += try format(values[position], label, values[position + 1])
        position += 2
      }
    }
    return makeString(text)
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
