import IR

/// Operators on operands of unknown type.
extension Evaluator {
  func dynamicOperator(
    site: Int, _ frame: UnsafeMutablePointer<CallFrame>, _ values: UnsafeMutablePointer<Value>,
    _ count: Int, literals: Int
  ) throws(Trap) -> Value {
    let name = details(of: frame).dynamicSites[site].name
    if count == 1 { return try dynamicUnary(name, values[0]) }
    guard count == 2 else { throw .internalError("an operator has \(count) operands") }
    return try dynamicBinary(name, values[0], values[1], literals: literals)
  }

  func dynamicUnary(_ name: String, _ operand: Value) throws(Trap) -> Value {
    let value = opened(loadWeak(operand))
    switch (name, value.kind) {
    case ("!", .bool): return .bool(!value.asBool)
    case ("-", .integer), ("-", .double): return try compute(unary: 0, value, typeNumber: -1)
    case ("~", .integer): return try compute(unary: 1, value, typeNumber: -1)
    case ("+", .integer), ("+", .double): return value
    default: break
    }
    if isUnmodelled(value.type) { return value.copied }
    guard let function = try operatorFunction(name, [value]) else {
      throw .notSimulated("'\(name)' on \(typeName(of: value)) is not simulated")
    }
    return try callOperator(function, [value])
  }

  /// Bit i of `literals` says that operand i was an untyped integer literal: it takes the type of
  /// the other.
  func dynamicBinary(
    _ name: String, _ left: Value, _ right: Value, literals: Int
  ) throws(Trap) -> Value {
    var (x, y) = (opened(loadWeak(left)), opened(loadWeak(right)))
    let operation = BinaryOperator(rawValue: name)
    if operation != nil { (x, y) = try numbered(x, y) }
    if x.isNumber, y.isNumber, let operation {
      return try compute(operation, numbers: x, y, literals: literals)
    }
    if x.kind == .string, y.kind == .string, let operation {
      return try compute(text: operation.code, x, y)
    }
    if let function = try operatorFunction(name, [x, y]) {
      return try callOperator(function, [x, y])
    }
    switch name {
    case "==": return .bool(try areEqual(x, y))
    case "!=": return .bool(try !areEqual(x, y))
    case "===": return .bool(areIdentical(x, y))
    case "!==": return .bool(!areIdentical(x, y))
    case "<": return .bool(try isLess(x, y))
    case ">": return .bool(try isLess(y, x))
    case "<=": return .bool(try !isLess(y, x))
    case ">=": return .bool(try !isLess(x, y))
    case "..<": return makeStructure([x.copied, y.copied], type: types.generic("Range", [x.type]))
    case "...":
      return makeStructure([x.copied, y.copied], type: types.generic("ClosedRange", [x.type]))
    case "~=": return .bool(try matches(y, pattern: x))
    case "+" where x.kind == .array && y.kind == .array: return concatenate(x, y)
    default: break
    }
    if isUnmodelled(x.type) { return x.copied }
    if isUnmodelled(y.type) { return y.copied }
    throw .notSimulated(
      "'\(name)' on \(typeName(of: x)) and \(typeName(of: y)) is not simulated")
  }

  /// Two operands of which one may come from something not simulated: beside a number it is zero.
  private func numbered(_ x: Value, _ y: Value) throws(Trap) -> (Value, Value) {
    if x.isNumber == y.isNumber { return (x, y) }
    if x.isNumber, isUnmodelled(y.type) {
      return (x, try convert(.integer(0), toNumber: x.type))
    }
    if y.isNumber, isUnmodelled(x.type) {
      return (try convert(.integer(0), toNumber: y.type), y)
    }
    return (x, y)
  }

  private func compute(
    _ operation: BinaryOperator, numbers left: Value, _ right: Value, literals: Int
  ) throws(Trap) -> Value {
    var type = left.type
    if left.type != right.type {
      if literals & 1 != 0 || (left.kind == .integer && right.kind == .double) {
        type = right.type
      }
      if literals & 2 != 0, right.kind == .integer { type = left.type }
      // An integer literal of a fraction's neighbour would have been typed as a fraction.
      if right.kind == .double, !type.isFloating { type = right.type }
    }
    return try compute(
      operator: operation.code, try convert(left, toNumber: type),
      try convert(right, toNumber: type), typeNumber: Int(type.rawValue))
  }

  private func concatenate(_ left: Value, _ right: Value) -> Value {
    var result = left.copied
    for element in elements(of: right) { append(element.copied, toArrayIn: &result) }
    return result
  }

  /// A static member of an operand's type, or a global function, by an operator's name.
  private func operatorFunction(_ name: String, _ operands: [Value]) throws(Trap) -> Function? {
    var candidates: [Function] = []
    for operand in operands {
      var current: TypeID? = operand.type
      while let id = current, let nominal = types.nominal(of: id) {
        nominal.completeIfNeeded()
        if operand.isNumber { types.load(name, of: nominal) }
        if !nominal.isLibrary || operand.kind == .structure || operand.kind == .native
          || operand.isNumber
        {
          // A signature that nobody has asked for yet would fit anything.
          candidates += nominal.signedMembers(name)
        }
        current = types.superclass(of: id)
      }
      // Of the library's protocols only what they give to integers that are no built-in ones.
      let isInteger =
        !operand.isNumber
        && types.libraryProtocol("BinaryInteger", conformedToBy: operand.type) != nil
      for declaration in types.protocols(of: operand.type)
      where !declaration.isLibrary || isInteger {
        if declaration.isLibrary { types.load(name, of: declaration) }
        candidates += declaration.signedMembers(name).filter {
          !declaration.isLibrary || $0.isExtensionMember
        }
      }
    }
    for function in candidates + globalOperators(name)
    where function.parameters.count == operands.count {
      var fits = true
      for (parameter, operand) in zip(function.parameters, operands) {
        // In the members of a generic type its parameters mean the operand's arguments.
        let type = types.id(
          of: parameter.type, arguments: typeArguments(of: function, for: operand.type))
        if try !isValue(operand, of: type) || !meets(operand, parameter.type) { fits = false }
      }
      if fits { return function }
    }
    return nil
  }

  /// False for an operand that lacks what an operator's generic parameter asks for.
  private func meets(_ operand: Value, _ type: Type) -> Bool {
    if case .nominal(let optional, let arguments) = type, optional.isLibrary,
      optional.name == "Optional", let payload = arguments.first
    {
      guard operand.isNone else { return meets(operand, payload) }
      // Of no value nothing tells that it has what is asked for.
      if case .parameter(let generic) = payload { return generic.bounds.isEmpty }
      return true
    }
    guard case .parameter(let generic) = type, !generic.belongsToType else { return true }
    return generic.bounds.allSatisfy { types.conforms(operand.type, to: $0.declaration) }
  }

  private func callOperator(_ function: Function, _ operands: [Value]) throws(Trap) -> Value {
    // The operator belongs to the type of either operand: `2 * vector`.
    let own = operands.first { types.nominal(of: $0.type) == function.owner } ?? operands[0]
    let receiver = function.hasReceiver ? [Value.metatype(own.type)] : []
    let bindings = types.bindings(typeArguments(of: function, for: own.type))
    return try invoke(unit(for: function), receiver + operands, bindings: bindings)
  }
}
