import IR

/// Optional as a type with conformances of its own: `extension Optional: AnyOptional`.
///
/// A value does not know that it is an Optional; a box or the type of the call says so.
extension Evaluator {
  /// True if a type is an Optional that meets a protocol of the program by itself.
  func meetsAsOptional(_ type: TypeID, _ requirement: Requirement) -> Bool {
    types.wrapped(of: type) != nil && types.conforms(type, to: requirement.owner)
  }

  /// Calls Optional's witness, for which the receiver stays an Optional.
  func callOptional(
    _ requirement: Requirement, _ type: TypeID, _ arguments: UnsafeMutablePointer<Value>,
    _ count: Int
  ) throws(Trap) -> Value {
    let unit = try witnessUnit(for: requirement, in: type, arguments[0])
    guard case .function(let function) = witness(for: requirement, in: type) else {
      throw .internalError("Optional has no '\(requirement.function.fullName)'")
    }
    let own = function.genericParameters.count { !$0.belongsToType }
    let owner = function.owner?.kind == .protocol ? [type] : types.arguments(of: type)
    let passed = types.list(machine.pointee.pendingBindings)
    machine.pointee.pendingBindings = .empty
    let bindings = types.bindings(owner + passed.suffix(own))
    guard arguments[0].kind == .existentialOptional else {
      return try invoke(unit, inPlace: arguments, count: count, bindings: bindings)
    }
    let others = (1..<max(count, 1)).map { arguments[$0] }
    return try invoke(unit, [opened(arguments[0])] + others, bindings: bindings)
  }
}

extension RuntimeTypes {
  /// True if Optional declares that it conforms to a protocol of the program, whatever it wraps.
  func mayOptionalConform(to declaration: Nominal) -> Bool {
    guard !declaration.isLibrary, let optional = libraryNominal("Optional") else { return false }
    optional.completeIfNeeded()
    return optional.conformances.contains {
      inherits($0.protocolReference.declaration, declaration)
    }
  }
}
