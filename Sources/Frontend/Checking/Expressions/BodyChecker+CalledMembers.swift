import Diagnostics
import IR

/// Properties and methods of one name, of which a call means one.
extension BodyChecker {
  /// A property that holds a function, beside methods of its name: the arguments decide.
  func overload(_ value: Expression, among found: [FoundMember]) -> CallCandidate? {
    guard callShape != nil, let type = solver.head(value.type).functionType,
      found.contains(where: \.isFunction)
    else { return nil }
    return CallCandidate(value: value, type: type)
  }

  func overload(
    _ property: Property, _ member: FoundMember, of base: Expression,
    among found: [FoundMember], _ range: SourceRange
  ) -> CallCandidate? {
    guard callShape != nil else { return nil }
    world.inferType(of: property)
    guard solver.head(member.substitution.apply(property.type)).functionType != nil else {
      return nil
    }
    return overload(read(property, member, of: base, range), among: found)
  }

  func isOutranked(
    _ property: Property, _ member: FoundMember, by found: [FoundMember]
  ) -> Bool {
    guard callShape != nil else { return false }
    world.inferType(of: property)
    return isOutranked(member.substitution.apply(property.type), by: found)
  }

  /// In a call, `first { … }` means the method, not the property of the same name.
  func isOutranked(_ type: Type, by found: [FoundMember]) -> Bool {
    guard callShape != nil else { return false }
    let type = solver.head(type)
    return found.contains(where: \.isFunction) && type.functionType == nil && !isOpen(type)
  }

  /// Without the variable whose type is being inferred, if something else is called:
  /// `static let fixed = fixed(3)` means the case `fixed(Int)`.
  func withoutCircle(_ found: [FoundMember]) -> [FoundMember] {
    guard callShape != nil, found.contains(where: \.isFunction) else { return found }
    return found.filter { member in
      switch member.kind {
      case .field(let field): !world.isInferringType(of: field)
      case .property(let property): !world.isInferringType(of: property)
      case .function, .enumCase, .nested: true
      }
    }
  }

  /// A property whose value can be called, beside methods that do not take the arguments:
  /// `parser.many(text)` where there is a `many(separatedBy:)`.
  func calledProperty(
    _ found: [FoundMember], instead candidates: [CallCandidate], of base: Expression,
    _ name: String, _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression? {
    let values = found.filter {
      switch $0.kind {
      case .field, .property: true
      default: false
      }
    }
    guard !values.isEmpty, values.count < found.count,
      !candidates.contains(where: { takes(arguments, $0) })
    else { return nil }
    guard case .expression(let value) = member(values, of: base, name, [], range) else {
      return nil
    }
    let type = solver.head(value.type)
    let isCallable =
      type.functionType != nil
      || !world.members(named: "callAsFunction", of: type, isStatic: false).isEmpty
    return isCallable ? value : nil
  }

  /// True if a candidate has parameters for the arguments, by their labels and number.
  func takes(_ arguments: [ParsedArgument], _ candidate: CallCandidate) -> Bool {
    let bound = candidate.bind(arguments, isFunctionLike: { self.isFunctionLike($0, candidate) })
    if case .success = bound { return true }
    return false
  }

  /// False for a library overload that the arguments' labels rule out, if others are left: its
  /// signature then need not be resolved.
  func mayAccept(_ function: Function, among found: [FoundMember]) -> Bool {
    guard let shape = callShape, found.count > 1,
      world.pendingSignatures[ObjectIdentifier(function)] != nil, !fits(function, shape)
    else { return true }
    return !found.contains {
      if case .function(let other) = $0.kind { fits(other, shape) } else { false }
    }
  }

  private func fits(_ function: Function, _ shape: [ParsedArgument]) -> Bool {
    let binding = ArgumentBinding.make(shape, function.parameters) { _ in true }
    if case .success = binding { return true }
    return false
  }
}
