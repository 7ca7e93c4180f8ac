import IR

extension Evaluator {
  /// What a literal stands for in generic code, `let x: T = 0`: only running tells the type.
  ///
  /// It is a number of that type, or what the type's own initialiser makes; the value is taken
  /// over.
  func literal(_ value: Value, as type: TypeID) throws(Trap) -> Value {
    if type == value.type { return value }
    if value.isNumber, type.isInteger || type.isFloating {
      return try convert(value, toNumber: type)
    }
    guard let label = literalLabel(of: value), let nominal = types.nominal(of: type) else {
      return value
    }
    types.load("init", of: nominal)
    let initializer = member(of: type) { declaration in
      declaration.signedMembers("init").first {
        $0.parameters.count == 1 && $0.parameters[0].label == label
      }
    }
    guard let initializer else { return value }
    let owner = types.arguments(of: type)
    let wanted = types.resolve(initializer.parameters[0].type) { parameter in
      owner.indices.contains(parameter.index) ? owner[parameter.index] : nil
    }
    let argument = try literal(value, as: wanted)
    defer { release(argument) }
    return try callMember("init", [label], of: .metatype(type), [argument])
  }

  private func literalLabel(of value: Value) -> String? {
    switch value.kind {
    case .integer: "integerLiteral"
    case .double: "floatLiteral"
    case .bool: "booleanLiteral"
    case .string: "stringLiteral"
    default: nil
    }
  }
}
