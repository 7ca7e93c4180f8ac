import Diagnostics
import IR

/// What is known of late variables at one point of a body: which surely have a value by then, and
/// which may have one.
struct InitializationState {
  var assigned: Set<ObjectIdentifier> = []
  var possiblyAssigned: Set<ObjectIdentifier> = []
  /// False behind a `return`, a `break` or a call that never returns.
  var isReachable = true

  /// What is known where two ways meet.
  mutating func join(_ other: InitializationState) {
    guard other.isReachable else { return }
    guard isReachable else {
      self = other
      return
    }
    assigned.formIntersection(other.assigned)
    possiblyAssigned.formUnion(other.possiblyAssigned)
  }

  /// What is known where several ways meet.
  static func joined(_ states: [InitializationState]) -> InitializationState {
    var result = InitializationState()
    result.isReachable = false
    for state in states { result.join(state) }
    return result
  }
}

/// A variable that was declared without a value, or a stored property in an initialiser.
struct LateVariable {
  let name: String
  let isMutable: Bool
  let range: SourceRange
}

extension Pattern {
  /// The variables that the pattern binds.
  var locals: [Local] {
    switch self {
    case .bind(let local): [local]
    case .tuple(let parts), .enumCase(_, let parts), .dynamicCase(_, let parts):
      parts.flatMap(\.locals)
    case .some(let inner), .cast(let inner, _): inner.locals
    case .wildcard, .none, .value, .test, .isType: []
    }
  }
}
