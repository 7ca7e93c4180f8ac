import IR

extension Evaluator {
  /// Finds the unit a call site means for its receiver.
  ///
  /// True if the call is already done and its result stored, because it has no unit.
  func findTarget(
    _ site: UnsafeMutablePointer<CallSite>, _ arguments: UnsafeMutablePointer<Value>, _ count: Int,
    result: UnsafeMutablePointer<Value>
  ) throws(Trap) -> Bool {
    let number = Int(site.pointee.target)
    guard dispatch.targets.indices.contains(number) else { return false }
    switch dispatch.targets[number] {
    case .direct(let unit):
      site.pointee.unit = unit
    case .method(let function):
      site.pointee.unit = unit(for: implementation(of: function, in: arguments[0].type))
      site.pointee.cachedType = arguments[0].type
    case .optionalRequirement(let requirement)
    where meetsAsOptional(machine.pointee.pendingType, requirement):
      result.pointee = try callOptional(
        requirement, machine.pointee.pendingType, arguments, count)
      return true
    case .requirement(let requirement), .optionalRequirement(let requirement):
      if arguments[0].kind == .existentialOptional,
        meetsAsOptional(arguments[0].type, requirement)
      {
        result.pointee = try callOptional(requirement, arguments[0].type, arguments, count)
        return true
      }
      let receiver = opened(loadWeak(arguments[0]))
      site.pointee.unit = try witnessUnit(for: requirement, in: receiver.type, receiver)
      guard receiver.bits == arguments[0].bits else {
        result.pointee = try callOpened(site, receiver, arguments, count)
        return true
      }
      site.pointee.cachedType = receiver.type
    case .staticRequirement(let requirement):
      return try callStatic(requirement, site, arguments, count, result: result)
    }
    return false
  }

  /// Calls a witness on what an existential's box holds.
  private func callOpened(
    _ site: UnsafeMutablePointer<CallSite>, _ receiver: Value,
    _ arguments: UnsafeMutablePointer<Value>, _ count: Int
  ) throws(Trap) -> Value {
    guard let unit = site.pointee.unit else { throw .internalError("a call has no target") }
    let bindings = machine.pointee.pendingBindings
    machine.pointee.pendingBindings = .empty
    var list = [receiver]
    for index in 1..<max(count, 1) { list.append(arguments[index]) }
    return try invoke(unit, list, bindings: bindings)
  }

  /// Calls a static member or initialiser of the type that was resolved just before.
  ///
  /// True if the result is stored; a function is left to the loop.
  private func callStatic(
    _ requirement: Requirement, _ site: UnsafeMutablePointer<CallSite>,
    _ arguments: UnsafeMutablePointer<Value>, _ count: Int,
    result: UnsafeMutablePointer<Value>
  ) throws(Trap) -> Bool {
    let type = machine.pointee.pendingType
    let bindings = types.list(machine.pointee.pendingBindings)
    let isInstruction =
      count == 3 && arguments[1].isNumber && arguments[2].isNumber
      && requirement.owner.isLibrary && requirement.function.isInstruction
    guard !isInstruction, let witness = witness(for: requirement, in: type) else {
      // `+` of `Int` is an instruction, not a declaration that could meet a requirement.
      guard count == 3, requirement.function.isOperator else {
        throw missingWitness(requirement, type)
      }
      machine.pointee.pendingBindings = .empty
      result.pointee = try dynamicBinary(
        requirement.function.name, arguments[1], arguments[2], literals: 0)
      return true
    }
    machine.pointee.pendingBindings = .empty
    let list = (0..<count).map { arguments[$0] }
    switch witness {
    case .enumCase(let enumCase):
      let payload = requirement.function.kind == .function ? Array(list.dropFirst()) : []
      payload.forEach(retain)
      result.pointee = makeEnum(enumCase.index, payload, type: type)
    case .function(let function) where function.kind == .initializer:
      result.pointee = try construct(type, function, list, bindings)
    case .function(let function):
      let owner = types.arguments(of: type)
      let own = function.genericParameters.count { !$0.belongsToType }
      // The loop makes the call itself, so that it may wait.
      site.pointee.unit = unit(for: function)
      machine.pointee.pendingBindings = types.bindings(owner + bindings.suffix(own))
      return false
    case .field:
      throw missingWitness(requirement, type)
    }
    return true
  }

  /// Makes a value of a type by an initialiser, with borrowed arguments.
  func construct(
    _ type: TypeID, _ function: Function, _ arguments: [Value], _ bindings: [TypeID] = []
  ) throws(Trap) -> Value {
    let own = function.genericParameters.count { !$0.belongsToType }
    let owner = function.owner?.kind == .protocol ? [type] : types.arguments(of: type)
    let list = types.bindings(owner + bindings.suffix(own))
    guard function.owner?.isReference == true else {
      return try invoke(unit(for: function), arguments, bindings: list)
    }
    let object = try makeObject(type)
    do {
      let target = implementation(of: function, in: type)
      try inheritFields(of: object, before: target)
      let made = try invoke(unit(for: target), [object] + arguments, bindings: list)
      defer { release(made) }
      if function.isFailable, made.isNone {
        release(object)
        return .none
      }
      return object
    } catch {
      release(object)
      throw error
    }
  }

  private func missingWitness(_ requirement: Requirement, _ type: TypeID) -> Trap {
    .internalError(
      "\(types.name(of: type)) has no '\(requirement.function.fullName)', which "
        + "\(requirement.owner.name) requires")
  }

  /// The code by which a type meets a requirement.
  func witnessUnit(
    for requirement: Requirement, in type: TypeID, _ receiver: Value
  ) throws(Trap) -> UnsafeMutablePointer<CodeUnit> {
    let key = DispatchCaches.WitnessKey(requirement: requirement, type: type)
    if let unit = dispatch.witnessUnits[key] { return unit }
    guard let witness = witness(for: requirement, in: type) else {
      if receiver.isNone {
        throw Trap("Unexpectedly found nil while unwrapping an Optional value")
      }
      throw missingWitness(requirement, type)
    }
    let unit: UnsafeMutablePointer<CodeUnit>
    switch witness {
    case .function(let function):
      unit = self.unit(for: implementation(of: function, in: type))
    case .field(let slot, let field):
      unit = makeFieldUnit(slot, field, isSetter: requirement.kind == .setter)
    case .enumCase: throw missingWitness(requirement, type)
    }
    dispatch.witnessUnits[key] = unit
    return unit
  }

  /// Code that reads or writes a stored property which meets a requirement.
  private func makeFieldUnit(
    _ slot: Int, _ field: Field, isSetter: Bool
  ) -> UnsafeMutablePointer<CodeUnit> {
    let unit = makeUnit(CodeDetails(name: field.name, function: nil, body: nil))
    var code: [Instruction]
    if isSetter {
      code = [Instruction(.copy, 2, 1)]
      if field.isWeak || field.isUnowned { code = [Instruction(.makeWeak, 2, 1)] }
      code += [Instruction(.setField, 0, 2, slot), Instruction(.returnVoid)]
      unit.pointee.parameterCount = 2
      unit.pointee.inoutMask = field.owner.isReference ? 0 : 1
    } else {
      code = [Instruction(.peekField, 2, 0, slot)]
      if field.isWeak || field.isUnowned {
        code.append(Instruction(.loadWeak, 1, 2))
      } else {
        code.append(Instruction(.copy, 1, 2))
      }
      code.append(Instruction(.returnValue, 0, 1))
      unit.pointee.parameterCount = 1
    }
    install(code, registerCount: 4, in: unit)
    return unit
  }

  /// The override of a class's method that a dynamic class has.
  func implementation(of function: Function, in type: TypeID) -> Function {
    guard let owner = function.owner, owner.isReference else { return function }
    let key = DispatchCaches.MethodKey(function: function, type: type)
    if let known = dispatch.methods[key] { return known }
    var found = function
    var current: TypeID? = type
    while let id = current, let nominal = types.nominal(of: id), nominal != owner {
      if let override = nominal.override(of: function) {
        found = override
        break
      }
      current = types.superclass(of: id)
    }
    dispatch.methods[key] = found
    return found
  }

  /// What calling a function from Swift runs: the override or witness for its receiver.
  func dynamicTarget(of function: Function, receiver: Value?) -> Function {
    guard let receiver, function.hasReceiver, let owner = function.owner else { return function }
    if owner.isReference { return implementation(of: function, in: receiver.type) }
    guard owner.kind == .protocol, !function.isExtensionMember,
      let requirement = owner.requirements.first(where: { $0.function == function }),
      case .function(let witness)? = witness(for: requirement, in: receiver.type)
    else { return function }
    return implementation(of: witness, in: receiver.type)
  }
}

extension Nominal {
  /// The declaration of this class that overrides one of a superclass.
  fileprivate func override(of function: Function) -> Function? {
    completeIfNeeded()
    let candidates = candidates(for: function).filter { $0.isStatic == function.isStatic }
    if function.kind == .function { return candidates.first { $0.overrides(function) } }
    return candidates.first { $0.replaces(function) }
  }

  /// Members of the same name and kind as a function: accessors are found by their property.
  func candidates(for function: Function) -> [Function] {
    switch function.kind {
    case .getter, .setter:
      let accessors = (properties[function.name] ?? []).compactMap {
        function.kind == .getter ? $0.getter : $0.setter
      }
      return accessors + (members[function.name] ?? []).filter { $0.kind == function.kind }
    default:
      return signedMembers(function.name).filter { $0.kind == function.kind }
    }
  }
}

extension Function {
  fileprivate var isOperator: Bool {
    name.first.map { !$0.isLetter && $0 != "_" } ?? false
  }

  /// True for an operator that the built-in numbers compute without a declaration.
  fileprivate var isInstruction: Bool { isOperator && BinaryOperator(rawValue: name) != nil }

  /// True for an accessor or initialiser that stands for one of a superclass.
  fileprivate func replaces(_ other: Function) -> Bool {
    parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy {
        $0.label == $1.label && ($0.type == $1.type || !$0.type.isClosedNominal($1.type))
      }
  }
}

extension Type {
  /// True if both are plain types, so that differing means another overload.
  fileprivate func isClosedNominal(_ other: Type) -> Bool {
    if case .nominal(let x, let left) = self, case .nominal(let y, let right) = other {
      return x.kind != .object && left.isEmpty && right.isEmpty && x != y
    }
    return false
  }
}
