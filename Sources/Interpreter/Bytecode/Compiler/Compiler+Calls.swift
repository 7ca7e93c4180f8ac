import IR

/// Arguments in consecutive registers, and what has to happen to them after the call.
struct PassedArguments {
  var first: Int
  var count: Int
  var operands: [Operand] = []
  /// Places whose value was moved into an argument register.
  var mutated: [(place: PreparedPlace, register: Int, pad: Int)] = []
}

extension Compiler {
  func compileCalling(_ expression: Expression, into register: Int) {
    switch expression.kind {
    case .call(let callee, let arguments, let typeArguments):
      call(
        callee, arguments, typeArguments: typeArguments, type: expression.type, into: register)
    case .construct(let function, let arguments, let typeArguments):
      construct(
        function, arguments, typeArguments: typeArguments, type: expression.type, into: register)
    case .structure(let nominal, let values):
      makeStructure(nominal, values, type: expression.type, into: register)
    default: return
    }
  }

  func call(
    _ callee: Callee, _ arguments: [Argument], typeArguments: [Type], type: Type,
    into register: Int
  ) {
    if compileIntrinsic(callee, arguments, type: type, into: register) { return }
    if case .method(let function) = callee, function.kind == .initializer,
      case .value(let metatype)? = arguments.first, case .metatype = metatype.type
    {
      return construct(
        function, Array(arguments.dropFirst()), typeArguments: typeArguments, type: type,
        into: register, dynamic: metatype)
    }
    prepareHandingOver(to: callee, arguments.first)
    var closure: Operand?
    if case .value(let value) = callee {
      let writes = arguments.contains { $0.writes }
      closure = writes ? placed(value, mayBorrow: false) : operand(value)
    }
    let bindings =
      closure == nil
      ? bindingTypes(
        callee.function, typeArguments, result: type,
        receiver: arguments.first.flatMap(Self.receiverType))
      : typeArguments
    let passed = pass(arguments, to: callee.function, bindings: bindings)
    emitCall(
      callee, closure: closure, passed.first, passed.count, bindings: bindings, type: type,
      into: register)
    finish(passed)
    if let closure { free(closure) }
  }

  /// Calls `callee` on a place that it mutates.
  func call(_ callee: Callee, prepared place: PreparedPlace, type: Type, into register: Int) {
    let argument = allocate()
    begin(place, into: argument)
    let pad = beginPad(onlyForErrors: !place.isAddressable, register: argument) {
      $0.end(place, from: argument)
    }
    emitCall(callee, closure: nil, argument, 1, bindings: [], type: type, into: register)
    endPad(pad)
    end(place, from: argument)
  }

  /// Evaluates arguments into consecutive registers.
  ///
  /// Places are worked out first, and moved from last, so that other arguments may still read them.
  func pass(
    _ arguments: [Argument], to function: Function?, bindings: [Type], leading: Operand? = nil
  ) -> PassedArguments {
    let places = arguments.map { argument -> PreparedPlace? in
      if case .mutable(let place) = argument { prepare(place) } else { nil }
    }
    var passed = PassedArguments(first: top, count: arguments.count)
    if let leading {
      emit(.move, allocate(), leading.register)
      passed.count += 1
    }
    let mayBorrow = !arguments.contains { $0.writes }
    let parameters = function?.parameters ?? []
    let offset = arguments.count - parameters.count
    var moved: [(PreparedPlace, Int)] = []
    for (index, argument) in arguments.enumerated() {
      switch argument {
      case .value(let value):
        let type = declaredType(parameters, index - offset)
        passed.operands.append(pass(value, as: type, mayBorrow: mayBorrow))
      case .defaulted(let function, let position):
        let bindings = defaultBindings(
          function, bindings, receiver: arguments.first.flatMap(Self.receiverType))
        passed.operands.append(passDefault(function, position, bindings: bindings))
      case .mutable:
        let register = allocate()
        if let place = places[index] { moved.append((place, register)) }
      }
    }
    for (place, register) in moved {
      begin(place, into: register)
      let pad = beginPad(onlyForErrors: !place.isAddressable, register: register) {
        $0.end(place, from: register)
      }
      passed.mutated.append((place, register, pad))
    }
    return passed
  }

  /// The type an argument is checked against; lists and autoclosures are not what is declared.
  private func declaredType(_ parameters: [Parameter], _ index: Int) -> Type? {
    guard parameters.indices.contains(index) else { return nil }
    let parameter = parameters[index]
    return parameter.isVariadic || parameter.isAutoclosure ? nil : parameter.type
  }

  private func pass(_ value: Expression, as type: Type?, mayBorrow: Bool) -> Operand {
    guard let type, isCounted(value.type), !isCounted(type) else {
      return placed(value, mayBorrow: mayBorrow)
    }
    let register = allocate()
    compile(value, as: type, into: register)
    return Operand(register: register, isTemporary: true)
  }

  /// Moves mutated arguments back to their places and gives the others back.
  func finish(_ passed: PassedArguments) {
    for (place, register, pad) in passed.mutated.reversed() {
      endPad(pad)
      end(place, from: register)
    }
    for operand in passed.operands.reversed() { free(operand) }
    for (place, _, _) in passed.mutated.reversed() { finish(place) }
  }

  /// What the generic parameters stand for that a default names, `Self` of a protocol among them.
  private func defaultBindings(
    _ function: Function, _ bindings: [Type], receiver: Type?
  ) -> [Type] {
    guard function.owner?.kind == .protocol, let receiver else { return bindings }
    let ownCount = function.genericParameters.count { !$0.belongsToType }
    let selfType = if case .metatype(let named) = receiver { named } else { receiver }
    return [selfType] + bindings.suffix(ownCount)
  }

  private func passDefault(
    _ function: Function, _ position: Int, bindings: [Type]
  ) -> Operand {
    let register = allocate()
    let operand = Operand(register: register, isTemporary: true)
    let parameters = function.parameters
    guard parameters.indices.contains(position),
      let value = parameters[position].defaultValue?()
    else {
      trap("internal error: '\(function.fullName)' has no default for argument \(position + 1)")
      emit(.void, register)
      return operand
    }
    let open = DefaultArgument(function: ObjectIdentifier(function), position: position)
    guard openDefaults.insert(open).inserted else {
      trap(
        "circular reference: the default of argument \(position + 1) of "
          + "'\(function.fullName)' needs itself")
      emit(.void, register)
      return operand
    }
    defer { openDefaults.remove(open) }
    if bindings.isEmpty || !value.isDependent {
      // A default has its parameter's type already, or is a property wrapper as a whole.
      let type = if case .dynamic = value.type { parameters[position].type } else { value.type }
      compile(value, as: type, into: register)
    } else {
      // It names the function's generic parameters, so it runs with the function's bindings.
      let unit = evaluator.unit(forDefault: position, of: function, value)
      emitBindings(bindings)
      emit(.callBound, register, top, 0, wide: UInt64(UInt(bitPattern: unit)))
      registerCount = max(registerCount, top + 1)
      produced(register, value.type)
      coerce(register, from: value.type, to: parameters[position].type)
    }
    return operand
  }
}

extension Expression {
  /// True if the expression makes values whose types depend on generic parameters.
  fileprivate var isDependent: Bool {
    if !type.parameters.isEmpty { return true }
    switch kind {
    case .call(_, let arguments, let types):
      return types.contains { !$0.parameters.isEmpty }
        || arguments.contains {
          if case .value(let value) = $0 { value.isDependent } else { false }
        }
    case .wrap(let inner), .erase(let inner), .convert(let inner): return inner.isDependent
    default: return false
    }
  }
}

extension Argument {
  var writes: Bool {
    switch self {
    case .value(let expression): expression.writes
    case .mutable: true
    case .defaulted: false
    }
  }
}

extension Callee {
  /// The declaration that is called, or stands for what is.
  var function: Function? {
    switch self {
    case .function(let function), .method(let function), .superMethod(let function): function
    case .requirement(let requirement, _): requirement.function
    case .value: nil
    }
  }
}
