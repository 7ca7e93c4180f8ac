import IR

extension Evaluator {
  /// An operator on two numbers that are no `Int`s or `Double`s, or whose type shows only now.
  func compute(
    operator code: Int, _ left: Value, _ right: Value, typeNumber: Int
  ) throws(Trap) -> Value {
    let operation = BinaryOperator.coded[code]
    guard typeNumber >= 0 else {
      return try dynamicBinary(operation.rawValue, left, right, literals: 0)
    }
    let type = TypeID(rawValue: Int32(truncatingIfNeeded: typeNumber))
    if type.isFloating {
      return try compute(operation, left.asNumber, right.asNumber, type)
    }
    if left.kind == .double || right.kind == .double {
      return try compute(operation, left.asNumber, right.asNumber, .double)
    }
    return try compute(operation, integers: left, right, type)
  }

  func compute(
    _ operation: BinaryOperator, integers left: Value, _ right: Value, _ type: TypeID
  ) throws(Trap) -> Value {
    switch type {
    case .int8: try compute(operation, Int8.self, left, right, type)
    case .int16: try compute(operation, Int16.self, left, right, type)
    case .int32: try compute(operation, Int32.self, left, right, type)
    case .uint8: try compute(operation, UInt8.self, left, right, type)
    case .uint16: try compute(operation, UInt16.self, left, right, type)
    case .uint32: try compute(operation, UInt32.self, left, right, type)
    case .uint, .uint64: try compute(operation, UInt64.self, left, right, type)
    default: try compute(operation, Int64.self, left, right, type)
    }
  }

  private func compute<Integer: FixedWidthInteger>(
    _ operation: BinaryOperator, _: Integer.Type, _ left: Value, _ right: Value, _ type: TypeID
  ) throws(Trap) -> Value {
    let (x, y) = (Integer(truncatingIfNeeded: left.bits), Integer(truncatingIfNeeded: right.bits))
    if let answer = operation.compare(x, y) { return .bool(answer) }
    let result: (partialValue: Integer, overflow: Bool)
    switch operation {
    case .add: result = x.addingReportingOverflow(y)
    case .subtract: result = x.subtractingReportingOverflow(y)
    case .multiply: result = x.multipliedReportingOverflow(by: y)
    case .divide: result = x.dividedReportingOverflow(by: y)
    case .remainder: result = x.remainderReportingOverflow(dividingBy: y)
    case .addWrapping: result = (x &+ y, false)
    case .subtractWrapping: result = (x &- y, false)
    case .multiplyWrapping: result = (x &* y, false)
    case .bitAnd: result = (x & y, false)
    case .bitOr: result = (x | y, false)
    case .bitXor: result = (x ^ y, false)
    // The distance of a shift may be of any integer type.
    case .shiftLeft: result = (x << right.asInt, false)
    default: result = (x >> right.asInt, false)
    }
    if result.overflow { throw Evaluator.overflow(operation.rawValue, x, y) }
    return .integer(Int(truncatingIfNeeded: result.partialValue), type: type)
  }

  private func compute(
    _ operation: BinaryOperator, _ x: Double, _ y: Double, _ type: TypeID
  ) throws(Trap) -> Value {
    if let answer = operation.compare(x, y) { return .bool(answer) }
    let result: Double
    switch operation {
    case .add: result = x + y
    case .subtract: result = x - y
    case .multiply: result = x * y
    case .divide: result = x / y
    case .remainder: result = x.truncatingRemainder(dividingBy: y)
    default:
      throw .internalError("'\(operation.rawValue)' is no operator of \(types.name(of: type))")
    }
    return .double(type == .float ? Double(Float(result)) : result, type: type)
  }

  /// `-x` and `~x`.
  func compute(unary code: Int, _ value: Value, typeNumber: Int) throws(Trap) -> Value {
    switch (value.kind, code) {
    case (.double, 0): return .double(-value.asDouble, type: value.type)
    case (.integer, 0):
      return try compute(
        .subtract, integers: .integer(0, type: value.type), value, value.type)
    case (.integer, 1):
      return try compute(
        .bitXor, integers: value, .integer(-1, type: value.type), value.type)
    default: return try dynamicUnary(code == 0 ? "-" : "~", value)
    }
  }

  /// Operators of `String` and `Character`.
  func compute(text code: Int, _ left: Value, _ right: Value) throws(Trap) -> Value {
    guard left.kind == .string, right.kind == .string else {
      return try dynamicBinary(BinaryOperator.coded[code].rawValue, left, right, literals: 0)
    }
    let operation = BinaryOperator.coded[code]
    let (x, y) = (left.block.text, right.block.text)
    if let answer = operation.compare(x.pointee, y.pointee) { return .bool(answer) }
    guard operation == .add else {
      throw .internalError("'\(operation.rawValue)' is no operator of text")
    }
    return makeString(x.pointee + y.pointee)
  }

  /// A number as another numeric type, as the checker decided is allowed.
  func convert(_ value: Value, toNumber type: TypeID) throws(Trap) -> Value {
    guard value.isNumber else {
      throw .internalError("expected \(types.name(of: type)), found \(typeName(of: value))")
    }
    if type.isFloating {
      let number = value.asNumber
      return .double(type == .float ? Double(Float(number)) : number, type: type)
    }
    if value.kind == .integer { return .integer(value.asInt, type: type) }
    guard let integer = Int(exactly: value.asDouble.rounded(.towardZero)) else {
      throw Trap(
        "\(types.name(of: value.type)) value cannot be converted to \(types.name(of: type)) "
          + "because it is outside the representable range")
    }
    return .integer(integer, type: type)
  }
}

extension BinaryOperator {
  /// The answer of a comparison; `nil` for other operators.
  fileprivate func compare<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Bool? {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    default: nil
    }
  }
}
