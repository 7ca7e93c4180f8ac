import Diagnostics
import IR

/// Which of two candidates that cost the same is the more special one.
extension BodyChecker {
  /// True if the first says more of its generic parameters: `[[T]]` more than `[T]`.
  func saysMore(_ first: CallCandidate, than second: CallCandidate) -> Bool {
    guard first.parameters.count == second.parameters.count else { return false }
    func depth(_ type: Type) -> Int? {
      switch type {
      case .parameter: 0
      case .metatype(let instance): depth(instance)
      case .nominal(_, let arguments): arguments.compactMap(depth).min().map { $0 + 1 }
      case .function(let function): depth(function.result)
      default: nil
      }
    }
    let depths = zip(first.parameters, second.parameters).map { ($0.type, $1.type) }.map {
      (depth($0) ?? 0, depth($1) ?? 0)
    }
    guard depths.allSatisfy({ $0 >= $1 }) else { return false }
    return depths.contains { $0 > $1 } || asksMore(first, than: second)
      || refines(first, second)
  }

  /// True if the first takes values of protocols that refine those the second takes.
  private func refines(_ first: CallCandidate, _ second: CallCandidate) -> Bool {
    var comparison = BoundComparison(world: world)
    let isAsSpecial = zip(first.parameters, second.parameters).allSatisfy {
      comparison.isAsSpecial($0.type, as: $1.type)
    }
    return isAsSpecial && comparison.isStrict
  }

  /// True if nothing tells what stands for a generic parameter of which only parts are asked.
  ///
  /// In `[1, 2].contains($0)`, where `$0` may still be anything, it does not tell the `C` of
  /// `contains<C: Collection>(_: C) where C.Element == Element`.
  func leavesUntold(
    _ pairs: [(Int, Parameter)], _ arguments: [ParsedArgument], _ candidate: CallCandidate
  ) -> Bool {
    guard !candidate.requirements.isEmpty, let function = candidate.function else { return false }
    return pairs.contains { index, parameter in
      guard case .parameter(let own) = parameter.type, function.genericParameters.contains(own),
        candidate.requirements.contains(where: { asksPart(of: own, $0) }),
        case .name = arguments[index].value.kind
      else { return false }
      return trial {
        if case .variable = solver.head(check(arguments[index].value, expecting: nil).type) {
          true
        } else {
          false
        }
      }
    }
  }

  /// True if a number that is written would be of another type than it is by itself.
  ///
  /// That is worse than all that may be done with its own type: of `f(_: Double)` and
  /// `f(_: Int?)`, `f(3)` is the second.
  func takesOtherNumber(
    _ pairs: [(Int, Parameter)], _ arguments: [ParsedArgument], _ candidate: CallCandidate
  ) -> Bool {
    pairs.contains { index, parameter in
      guard isWrittenNumber(arguments[index].value) else { return false }
      var type = solver.head(candidate.type(of: parameter))
      while let payload = world.optionalPayload(type) { type = solver.head(payload) }
      guard case .nominal = type else { return false }
      return literalCost(arguments[index].value, as: type).map { $0 > 0 } ?? false
    }
  }

  private func isWrittenNumber(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .integer, .floating: true
    case .parenthesized(let inner), .prefix("-", let inner): isWrittenNumber(inner)
    default: false
    }
  }

  /// What it costs to wait where nothing may, or to call what does not wait where something may, if
  /// there are functions of both kinds.
  func waitingCost(
    of candidate: CallCandidate, among viable: [(CallCandidate, ArgumentBinding)]
  ) -> Int {
    guard let function = candidate.function, !scope.isLibrary,
      viable.contains(where: { $0.0.function?.isAsync == !function.isAsync })
    else { return 0 }
    return function.isAsync == (context.isAsync || context.awaits) ? 0 : 200
  }

  /// True for a result put into the box of a protocol that is wanted: that is as good as a result
  /// which is one already, so the arguments decide.
  func isPutIntoBox(_ conversion: Conversion, of expecting: Type) -> Bool {
    guard conversion == .erase, case .existential(let protocols) = solver.head(expecting) else {
      return false
    }
    return !protocols.isEmpty
  }

  private func asksPart(of parameter: GenericParameter, _ requirement: GenericRequirement) -> Bool {
    guard case .same(let left, let right) = requirement else { return false }
    return [left, right].contains {
      if case .member(.parameter(let base), _) = $0 { base == parameter } else { false }
    }
  }

  /// True for a member of an extension `where State: Equatable` beside one of the type itself.
  private func asksMore(_ first: CallCandidate, than second: CallCandidate) -> Bool {
    guard let owner = first.function?.owner, owner == second.function?.owner,
      first.function?.genericParameters.count == second.function?.genericParameters.count,
      zip(first.parameters, second.parameters).allSatisfy({
        $0.type.declaration == $1.type.declaration
      })
    else { return false }
    return first.requirements.count > second.requirements.count
  }
}

/// Compares two types by what they ask of the generic parameters in them, part by part.
private struct BoundComparison {
  let world: World
  /// True if the first type asked more somewhere.
  private(set) var isStrict = false
  /// What stands for the second's parameters in the first.
  private var partners: [GenericParameter: GenericParameter] = [:]

  init(world: World) { self.world = world }

  mutating func isAsSpecial(_ first: Type, as second: Type) -> Bool {
    switch (first, second) {
    case (.parameter(let mine), .parameter(let theirs)):
      if let known = partners.updateValue(mine, forKey: theirs), known != mine { return false }
      guard theirs.bounds.allSatisfy({ meets($0, mine.bounds) }) else { return false }
      if !mine.bounds.allSatisfy({ meets($0, theirs.bounds) }) { isStrict = true }
      return true
    case (.nominal(let one, let mine), .nominal(let other, let theirs)):
      return one == other && areAsSpecial(mine, as: theirs)
    case (.function(let one), .function(let other)):
      return isAsSpecial(one.result, as: other.result)
        && areAsSpecial(one.parameters.map(\.type), as: other.parameters.map(\.type))
    case (.tuple(let one), .tuple(let other)):
      return areAsSpecial(one.map(\.type), as: other.map(\.type))
    case (.metatype(let one), .metatype(let other)): return isAsSpecial(one, as: other)
    default: return first == second
    }
  }

  private mutating func areAsSpecial(_ first: [Type], as second: [Type]) -> Bool {
    guard first.count == second.count else { return false }
    for (one, other) in zip(first, second) where !isAsSpecial(one, as: other) { return false }
    return true
  }

  private func meets(_ wanted: ProtocolReference, _ given: [ProtocolReference]) -> Bool {
    given.contains { world.refines($0.declaration, wanted.declaration) }
  }
}
