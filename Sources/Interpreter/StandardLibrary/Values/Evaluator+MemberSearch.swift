import IR

extension Evaluator {
  /// Asks a sequence of the program for an iterator, owned.
  func makeIterator(of sequence: Value) throws(Trap) -> Value {
    guard
      let function = member(
        of: sequence.type,
        { nominal in
          types.load("makeIterator", of: nominal)
          return nominal.members["makeIterator"]?.first {
            !$0.isStatic && $0.parameters.isEmpty
              && (nominal.kind != .protocol || $0.isExtensionMember)
          }
        })
    else {
      // What stands for something not simulated is its own iterator, which has come to its end.
      if isUnmodelled(sequence.type) { return sequence.copied }
      throw .notSimulated("Grove cannot iterate over \(types.name(of: sequence.type))")
    }
    return try callMember(function, on: sequence)
  }

  /// The next element of the iterator in `slot`, owned; `nil` at the end.
  func advance(iteratorIn slot: UnsafeMutablePointer<Value>) throws(Trap) -> Value? {
    let type = slot.pointee.type
    guard
      let function = member(
        of: type,
        { nominal in
          nominal.members["next"]?.first { !$0.isStatic && $0.parameters.isEmpty }
        })
    else {
      if isUnmodelled(type) { return nil }
      throw .notSimulated("\(types.name(of: type)) has no method 'next' that Grove knows")
    }
    let typeArguments = typeArguments(of: function, for: type)
    let result: Value
    if function.isMutating {
      var arguments = [slot.pointee]
      defer { slot.pointee = arguments[0] }
      result = try call(function, mutating: &arguments, typeArguments: typeArguments)
    } else {
      result = try call(function, [slot.pointee.copied], typeArguments: typeArguments)
    }
    return result.isNone ? nil : result.unwrapped
  }

  /// Calls a method without parameters, or a getter, on a borrowed receiver.
  func callMember(_ function: Function, on receiver: Value) throws(Trap) -> Value {
    try call(
      function, [receiver.copied], typeArguments: typeArguments(of: function, for: receiver.type))
  }

  /// What the generic parameters of a member's owner stand for, given the receiver's type: `Self`
  /// for members of protocol extensions.
  func typeArguments(of function: Function, for type: TypeID) -> [TypeID] {
    guard let owner = function.owner else { return operatorArguments(of: function, for: type) }
    if owner.kind == .protocol { return [type] }
    var current: TypeID? = type
    while let id = current {
      if types.nominal(of: id) == owner { return types.arguments(of: id) }
      current = types.superclass(of: id)
    }
    return types.arguments(of: type)
  }

  /// What the parameters of a generic operator outside of types mean for operands of one type.
  private func operatorArguments(of function: Function, for type: TypeID) -> [TypeID] {
    guard !function.genericParameters.isEmpty else { return [] }
    var lineage: [Nominal: TypeID] = [:]
    var current: TypeID? = type
    while let id = current, let nominal = types.nominal(of: id) {
      lineage[nominal] = id
      current = types.superclass(of: id)
    }
    return function.genericParameters.map { generic in
      for parameter in function.parameters {
        guard case .nominal(let declaration, let arguments) = parameter.type,
          let known = lineage[declaration].map(types.arguments(of:)),
          let index = arguments.firstIndex(of: .parameter(generic)), known.indices.contains(index)
        else { continue }
        return known[index]
      }
      return type
    }
  }

  /// The type of a dictionary's pairs.
  func pairType(of dictionary: TypeID) -> TypeID {
    types.tuple(types.arguments(of: dictionary), labels: ["key", "value"])
  }

  /// The case of an enum value.
  func enumCase(of value: Value) -> EnumCase? {
    let index = caseIndex(of: value)
    guard index >= 0, let nominal = types.nominal(of: value.type) else { return nil }
    nominal.completeIfNeeded()
    return nominal.cases.indices.contains(index) ? nominal.cases[index] : nil
  }
}
