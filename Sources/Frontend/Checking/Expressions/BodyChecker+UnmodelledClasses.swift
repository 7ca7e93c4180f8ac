import Diagnostics
import IR

// A class of the program may build on one that Grove does not model: it has members that nobody
// knows, by bare name too, and initialisers of every form.

extension BodyChecker {
  /// `self` in a class whose superclass is not modelled, where a bare name may be a member.
  func unmodelledSelf(_ range: SourceRange) -> Expression? {
    guard let selfType = scope.selfType, world.isUnmodelled(selfType),
      let receiver = context.receiver, let (_, owner) = locals.find("self")
    else { return nil }
    context.use(receiver, of: owner)
    return Expression(.local(receiver), type: receiver.type, range: range)
  }

  /// A bare name as a member of `self` that nobody knows.
  func unmodelledMember(_ name: String, _ range: SourceRange) -> Expression? {
    guard let receiver = unmodelledSelf(range) else { return nil }
    reportUnsimulated(".\(name)", .unmodelled(member: name, range))
    return make(.dynamicMember(receiver, name), .dynamic, range)
  }

  /// `$name` of a property that a wrapper which nobody knows may have made.
  func unmodelledProjection(_ name: String, _ range: SourceRange) -> Expression? {
    guard name.hasPrefix("$"), !world.foreignModules.isEmpty, let selfType = scope.selfType,
      case let wrapped = String(name.dropFirst()),
      !world.members(named: wrapped, of: selfType, isStatic: false).isEmpty
    else { return nil }
    let value = opaqueCall(wrapped, [], expecting: nil, range)
    return value.type.isDynamic ? value : make(.erase(value), .dynamic, range)
  }

  /// A call of a bare name as a method of `self` that nobody knows.
  func unmodelledMethod(
    _ name: String, _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression? {
    guard let receiver = unmodelledSelf(range) else { return nil }
    reportUnsimulated(".\(name)", .unmodelled(member: name, range))
    return make(
      .dynamicCall(
        receiver, name: name, labels: arguments.map(\.label), looseArguments(arguments)),
      .dynamic, range)
  }

  /// True if such arguments fit none of the initialisers or methods that are known of a class whose
  /// superclass is not modelled: what is meant is one that nobody knows.
  func isUnmodelledCall(
    of type: Type, _ known: [CallCandidate], _ arguments: [ParsedArgument]
  ) -> Bool {
    guard world.isUnmodelled(type), !declaresInitializers(type, known) else { return false }
    return known.allSatisfy { candidate in
      let binding = candidate.bind(
        arguments, isFunctionLike: { self.isFunctionLike($0, candidate) })
      return if case .success = binding { false } else { true }
    }
  }

  /// True for initialisers of a class that has designated ones of its own: it inherits none.
  private func declaresInitializers(_ type: Type, _ known: [CallCandidate]) -> Bool {
    guard let declaration = type.declaration, !declaration.isLibrary,
      known.contains(where: { $0.function?.kind == .initializer })
    else { return false }
    return (declaration.members["init"] ?? []).contains { !$0.isConvenience }
  }

  /// What a call that nobody knows comes to: its arguments are evaluated.
  func unmodelledSuperCall(_ arguments: [ParsedArgument], _ range: SourceRange) -> Expression {
    let ignored = Local(name: "_", type: .void, isMutable: false, range: range)
    let statements = looseArguments(arguments).compactMap { argument -> Statement? in
      if case .value(let value) = argument {
        Statement(.declare(.wildcard, value), range: range)
      } else {
        nil
      }
    }
    return make(.statements(statements, result: ignored), .void, range)
  }
}
