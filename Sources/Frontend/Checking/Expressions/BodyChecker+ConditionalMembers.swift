import Diagnostics
import IR

/// A member that a type has under other arguments than its own.
struct UnmetMember {
  /// What asks for it, in the compiler's words.
  let reference: String
  let condition: UnmetCondition
  let isProperty: Bool

  func diagnostic(_ range: SourceRange) -> Diagnostic {
    condition.diagnostic(reference, range)
  }
}

/// What a `where` clause says that is not so.
enum UnmetCondition {
  case conformance(Type, Nominal)
  case equality(Type, Type)

  func diagnostic(_ reference: String, _ range: SourceRange) -> Diagnostic {
    switch self {
    case .conformance(let type, let needed): .requirementUnmet(reference, type, needed, range)
    case .equality(let type, let needed):
      Diagnostic(
        id: "frontend.no-conformance",
        message: "\(reference) requires the types '\(type)' and '\(needed)' be equivalent",
        range: range)
    }
  }
}

extension BodyChecker {
  /// The members that a value has, and the first that it would have under other arguments.
  func separated(_ found: [FoundMember], of base: Expression) -> ([FoundMember], UnmetMember?) {
    let reasons = found.map { unmetCondition(of: $0, base) }
    guard let first = reasons.lazy.compactMap({ $0 }).first else { return (found, nil) }
    return (zip(found, reasons).compactMap { $1 == nil ? $0 : nil }, first)
  }

  /// Says why there is no such member, if that is known.
  func refused(_ unmet: UnmetMember?, _ name: String, _ range: SourceRange) -> ResolvedName {
    guard let unmet else { return .unknown }
    let start = max(range.start, range.end - name.utf8.count)
    report(unmet.diagnostic(SourceRange(file: range.file, start: start, end: range.end)))
    return .expression(failed(range))
  }

  /// Reports a call of the program's own function where its `where` clause equates other types.
  func reportUnequal(
    _ requirement: GenericRequirement, of function: Function, _ candidate: CallCandidate,
    _ range: SourceRange
  ) {
    guard !scope.isLibrary, !function.range.file.isLibrary, !context.hasErrors,
      let unmet = world.unmet([requirement], candidate.substitution), !isOfLiterals(unmet)
    else { return }
    let place = function.owner.map { " on '\($0.name)'" } ?? ""
    let reference = (function.owner == nil ? "" : "referencing ") + function.described + place
    report(unmet.diagnostic(reference, range))
  }

  /// True for two types of numbers: a literal further inside may have been taken for the wrong one.
  private func isOfLiterals(_ unmet: UnmetCondition) -> Bool {
    guard case .equality(let first, let second) = unmet else { return false }
    return [first, second].allSatisfy { isInteger($0) || isFloating($0) }
  }

  /// Why a member is none of a value's: `W<Base>` is a collection only if `Base` is one.
  private func unmetCondition(of member: FoundMember, _ base: Expression) -> UnmetMember? {
    guard !scope.isLibrary else { return nil }
    var type = solver.head(base.type)
    if case .metatype(let instance) = type { type = solver.head(instance) }
    guard case .nominal(let owner, let arguments) = type, !arguments.isEmpty else { return nil }
    let reference: String
    let found: UnmetCondition?
    switch member.kind {
    case .property(let property) where property.owner?.kind == .protocol:
      reference = "referencing property '\(property.name)' on '\(owner.name)'"
      found = property.owner.flatMap { world.unmetCondition(of: owner, arguments, as: $0) }
    case .property(let property):
      reference = "property '\(property.name)'"
      found = world.unmet(property.requirements, member.substitution)
    case .function(let function) where function.owner?.kind == .protocol:
      reference = "referencing \(function.described) on '\(owner.name)'"
      found = function.owner.flatMap { world.unmetCondition(of: owner, arguments, as: $0) }
    default: return nil
    }
    let isProperty = if case .property = member.kind { true } else { false }
    return found.map {
      UnmetMember(reference: reference, condition: $0, isProperty: isProperty)
    }
  }
}

extension World {
  /// The first condition that keeps a generic type from conforming.
  func unmetCondition(
    of declaration: Nominal, _ arguments: [Type], as needed: Nominal
  ) -> UnmetCondition? {
    let substitution = Substitution(declaration, arguments)
    var found: UnmetCondition?
    for conformance in declaration.conformances
    where refines(conformance.protocolReference.declaration, needed) {
      // One way of conforming is enough.
      guard let unmet = unmet(conformance.conditions, substitution) else { return nil }
      found = found ?? unmet
    }
    return found
  }

  /// The first of some conditions that is certainly not met.
  func unmet(
    _ conditions: [GenericRequirement], _ substitution: Substitution
  ) -> UnmetCondition? {
    for condition in conditions {
      switch condition {
      case .conforms(let asked, let needed):
        let actual = solver.head(substitution.apply(asked))
        if !conforms(actual, to: needed.declaration) {
          return .conformance(solver.resolve(actual), needed.declaration)
        }
      case .same(let left, let right):
        let types = (
          solver.resolve(substitution.apply(left)), solver.resolve(substitution.apply(right))
        )
        if types.0 != types.1, isSettled(types.0), isSettled(types.1) {
          return .equality(types.0, types.1)
        }
      case .inherits: break
      }
    }
    return nil
  }

  /// True for types of which everything is known.
  private func isSettled(_ type: Type) -> Bool {
    !type.contains {
      switch $0 {
      case .dynamic, .variable, .member, .opaque, .pack, .expansion: true
      default: false
      }
    }
  }
}
