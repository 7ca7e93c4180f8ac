import IR

extension Compiler {
  /// Emits the call instruction itself; arguments are in place.
  func emitCall(
    _ callee: Callee, closure: Operand?, _ first: Int, _ count: Int, bindings: [Type], type: Type,
    into register: Int
  ) {
    registerCount = max(registerCount, first + count)
    switch callee {
    case .function(let function), .superMethod(let function):
      emitDirect(function, first, count, bindings: bindings, type: type, into: register)
    case .method(let function):
      emitBindings(bindings)
      emitOpening(of: bindings, function, first, count)
      emitSite(.callMethod, .method(function), register, first, count, type: type)
    case .requirement(let requirement, let selfType):
      emitRequirement(
        requirement, selfType, first, count, bindings: bindings, type: type, into: register)
    case .value:
      emitBindings(bindings)
      emit(.callClosure, register, first, count, d: closure?.register ?? 0)
    }
    produced(register, type)
    if !isTrusted(callee, type) { expect(register, type) }
  }

  /// True if the callee's own code guarantees that its result is what the type says.
  private func isTrusted(_ callee: Callee, _ type: Type) -> Bool {
    // Nobody looks at `()`.
    if case .tuple(let elements) = type, elements.isEmpty { return true }
    switch callee {
    case .function(let function), .superMethod(let function):
      return function.native == nil && !isCounted(function.result)
    default: return false
    }
  }

  private func emitDirect(
    _ function: Function, _ first: Int, _ count: Int, bindings: [Type], type: Type,
    into register: Int
  ) {
    let unit = evaluator.unit(for: function)
    if unit.pointee.native != nil {
      emitBindings(bindings)
      emitOpening(of: bindings, function, first, count)
      emitSite(.callNative, .direct(unit), register, first, count, type: type)
    } else {
      let isBound = emitBindings(bindings)
      emitOpening(of: bindings, function, first, count)
      emit(
        isBound ? .callBound : .call, register, first, count,
        wide: UInt64(UInt(bitPattern: unit)))
    }
  }

  private func emitRequirement(
    _ requirement: Requirement, _ selfType: Type, _ first: Int, _ count: Int, bindings: [Type],
    type: Type, into register: Int
  ) {
    let function = requirement.function
    // A witness finds `Self` in its receiver; the requirement's own arguments are all it needs.
    let ownCount = function.genericParameters.count { !$0.belongsToType }
    let passed = function.hasReceiver ? Array(bindings.suffix(ownCount)) : bindings
    emitBindings(passed)
    emitOpening(of: passed, function, first, count)
    // Static members and initialisers are looked for in a type, others in the receiver's.
    if function.isStatic || function.kind == .initializer {
      emit(.resolveType, d: index(of: selfType))
      emitSite(
        .callRequirement, .staticRequirement(requirement), register, first, count, type: type)
    } else if isDependent(selfType), evaluator.types.mayOptionalConform(to: requirement.owner) {
      emit(.resolveType, d: index(of: selfType))
      emitSite(
        .callRequirement, .optionalRequirement(requirement), register, first, count, type: type)
    } else {
      emitSite(.callRequirement, .requirement(requirement), register, first, count, type: type)
    }
  }

  private func emitSite(
    _ opcode: Opcode, _ target: DispatchTarget, _ register: Int, _ first: Int, _ count: Int,
    type: Type
  ) {
    var site = CallSite()
    if case .direct(let unit) = target {
      site.unit = unit
    } else {
      site.target = Int32(evaluator.dispatch.add(target))
    }
    if isDependent(type) {
      site.resultIndex = Int32(index(of: type))
    } else {
      site.resultType = evaluator.types.id(of: type)
    }
    let pointer = UnsafeMutablePointer<CallSite>.allocate(capacity: 1)
    pointer.initialize(to: site)
    details.callSites.append(pointer)
    emit(opcode, register, first, count, wide: UInt64(UInt(bitPattern: pointer)))
  }

  /// The types of all generic parameters of a function, its owner's first; empty if it has none
  /// that a call has to pass.
  ///
  /// A receiver's own types are found from the receiver.
  func bindingTypes(
    _ function: Function?, _ typeArguments: [Type], result: Type, receiver: Type? = nil
  ) -> [Type] {
    guard let function else { return [] }
    let ownerCount = function.ownerParameterCount
    let needsOwner = ownerCount > 0 && !function.hasReceiver
    let ownCount = function.genericParameters.count { !$0.belongsToType }
    if function.hasReceiver, let receiver, let owners = ownersOfOptional(function, receiver) {
      return owners + typeArguments.suffix(ownCount)
    }
    guard needsOwner || !typeArguments.isEmpty else { return [] }
    if typeArguments.count >= ownerCount + ownCount { return typeArguments }
    var owners = Array(repeating: Type.dynamic, count: ownerCount)
    if needsOwner {
      let made = wrapped(result) ?? result
      if function.owner?.kind == .protocol {
        owners = [made]
      } else if case .nominal(_, let arguments) = made, arguments.count == ownerCount {
        owners = arguments
      }
    }
    return owners + typeArguments
  }

  /// Makes the next call pass type arguments; false if there are none.
  @discardableResult
  func emitBindings(_ types: [Type]) -> Bool {
    guard !types.isEmpty else { return false }
    if types.contains(where: isDependent) {
      needsBindings = true
      details.typeLists.append(types)
      details.bindingsCache.append(BindingsCacheEntry())
      emit(.resolveBindings, d: details.typeLists.count - 1)
    } else {
      let bindings = evaluator.types.bindings(types.map { evaluator.types.id(of: $0) })
      emit(.setBindings, d: Int(bindings.rawValue))
    }
    return true
  }
}

extension Compiler {
  /// Opens existential arguments of a generic function: within it their type is the dynamic one.
  private func emitOpening(
    of bindings: [Type], _ function: Function, _ first: Int, _ count: Int
  ) {
    let own = function.genericParameters.filter { !$0.belongsToType }
    guard !own.isEmpty, bindings.count >= own.count else { return }
    let offset = count - function.parameters.count
    for (index, parameter) in own.enumerated() where parameter.isOpened {
      let position = bindings.count - own.count + index
      guard case .existential = bindings[position],
        let source = function.parameters.firstIndex(where: {
          $0.type == .parameter(parameter) || $0.type == .metatype(.parameter(parameter))
        })
      else { continue }
      emit(.openBinding, 0, first + offset + source, position)
    }
  }
}

extension GenericParameter {
  /// True if an existential cannot stand for the parameter itself, because it does not conform.
  fileprivate var isOpened: Bool {
    bounds.contains { !($0.declaration.isLibrary && $0.declaration.name == "Error") }
  }
}

extension Function {
  /// Generic parameters of the type, or `Self` of the protocol, that the function belongs to.
  var ownerParameterCount: Int {
    guard let owner else { return 0 }
    return owner.kind == .protocol ? 1 : owner.genericParameters.count
  }
}
