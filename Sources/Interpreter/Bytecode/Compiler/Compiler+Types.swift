import IR

/// How values of a static type sit in a register.
enum Representation {
  case int, double, bool
  /// Never a reference, but not of one of the kinds with instructions of their own.
  case trivial
  /// May be a reference, whose counts have to be kept.
  case counted
}

extension Compiler {
  func representation(of type: Type) -> Representation {
    switch type {
    case .nominal(let nominal, let arguments): return representation(of: nominal, arguments)
    case .tuple(let elements): return elements.isEmpty ? .trivial : .counted
    case .metatype: return .trivial
    default: return .counted
    }
  }

  private func representation(of nominal: Nominal, _ arguments: [Type]) -> Representation {
    if nominal.isLibrary {
      guard nominal.outer == nil else { return .counted }
      switch nominal.name {
      case "Int": return .int
      case "Double": return .double
      case "Bool": return .bool
      case "Float", "CGFloat", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Never":
        return .trivial
      case "Optional":
        guard let wrapped = arguments.first, !isCounted(wrapped) else { return .counted }
        return .trivial
      default: return .counted
      }
    }
    guard nominal.kind == .enumeration else { return .counted }
    nominal.completeIfNeeded()
    return nominal.cases.allSatisfy(\.payload.isEmpty) ? .trivial : .counted
  }

  func isCounted(_ type: Type) -> Bool { representation(of: type) == .counted }

  /// The fixed number of a library type, for choosing instructions.
  func fixedType(_ type: Type) -> TypeID? {
    guard case .nominal(let nominal, _) = type, nominal.isLibrary, nominal.outer == nil
    else { return nil }
    let id = evaluator.types.id(of: type)
    return id.rawValue < TypeID.fixedNames.count ? id : nil
  }

  /// What an Optional type wraps.
  func wrapped(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type, nominal.isLibraryType("Optional")
    else { return nil }
    return arguments.first
  }

  /// True if a value of the type may turn out to be `nil`: Optionals, and what is not known yet.
  func mayBeNone(_ type: Type) -> Bool {
    switch type {
    case .nominal: wrapped(type) != nil
    case .parameter, .member, .dynamic, .opaque, .variable: true
    default: false
    }
  }

  /// True if the number of the type depends on the generic arguments of the call.
  func isDependent(_ type: Type) -> Bool {
    switch type {
    case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments):
      arguments.contains(where: isDependent)
    case .tuple(let elements): elements.contains { isDependent($0.type) }
    case .function(let function):
      function.parameters.contains { isDependent($0.type) } || isDependent(function.result)
    case .metatype(let type), .member(let type, _), .expansion(let type): isDependent(type)
    case .existential(let protocols):
      protocols.contains { $0.arguments.contains(where: isDependent) }
    case .parameter: true
    case .variable, .dynamic: false
    }
  }

  /// A number for a type in `details.types`.
  func index(of type: Type) -> Int {
    if isDependent(type) { needsBindings = true }
    details.types.append(type)
    details.typeCache.append(TypeCacheEntry())
    return details.types.count - 1
  }

  /// The `d` operand that names a type; -1, after an instruction that finds it, if it depends on
  /// the call.
  func typeOperand(_ type: Type) -> Int {
    guard isDependent(type) else { return Int(evaluator.types.id(of: type).rawValue) }
    emit(.resolveType, d: index(of: type))
    return -1
  }

  /// Brings the value in `register` from one static type's representation to another's.
  func coerce(_ register: Int, from source: Type, to target: Type) {
    switch (isCounted(source), isCounted(target)) {
    case (false, true): own(register)
    case (true, false): expect(register, target)
    default: break
    }
  }

  /// Checks what comes out of unknown hands, so that a register that is not counted never holds a
  /// reference.
  func expect(_ register: Int, _ type: Type) {
    switch representation(of: type) {
    case .int: emit(.expectInt, register)
    case .double: emit(.expectDouble, register)
    case .bool: emit(.expectBool, register)
    case .trivial:
      let known = isDependent(type) ? .unknown : evaluator.types.id(of: type)
      emit(.expectTrivial, register, d: Int(known.rawValue))
    case .counted: return
    }
    disown(register)
  }
}
