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
    var isStrict = false
    for (one, other) in zip(first.parameters, second.parameters) {
      guard case .parameter(let mine) = one.type, case .parameter(let theirs) = other.type else {
        if one.type == other.type { continue }
        return false
      }
      func meets(_ wanted: ProtocolReference, _ given: [ProtocolReference]) -> Bool {
        given.contains { world.refines($0.declaration, wanted.declaration) }
      }
      guard theirs.bounds.allSatisfy({ meets($0, mine.bounds) }) else { return false }
      if !mine.bounds.allSatisfy({ meets($0, theirs.bounds) }) { isStrict = true }
    }
    return isStrict
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
