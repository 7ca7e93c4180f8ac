import Diagnostics
import IR

/// Tuples that get their first value element by element: `var p: (x: Int, y: Int); p.x = 1`.
extension BodyChecker {
  /// A tuple that is there to be filled, where a variable of its type has no value yet.
  func unassignedTuple(_ type: Type, _ range: SourceRange) -> Expression? {
    guard case .tuple(let elements) = solver.head(type), !elements.isEmpty,
      !elements.contains(where: { if case .expansion = $0.type { true } else { false } })
    else { return nil }
    let parts = elements.map {
      unassignedTuple($0.type, range) ?? make(.nil, $0.type, range)
    }
    return make(.tuple(parts), type, range)
  }

  /// Remembers whose element an assignment gives a value.
  func notePart(of place: Place) {
    guard case .tupleElement(let outer, _) = place else { return }
    switch outer {
    case .tupleElement: notePart(of: outer)
    case .field(.local(let base), let field) where base === context.receiver:
      notePartwise(field)
    case .objectField(let object, let field):
      if case .local(let base) = object.kind, base === context.receiver { notePartwise(field) }
    default: break
    }
  }

  private func notePartwise(_ field: Field) {
    guard trialDepth == 0, context.function?.kind == .initializer, field.initialValue == nil,
      !context.partwiseFields.contains(where: { $0 === field })
    else { return }
    context.partwiseFields.append(field)
  }

  /// What an initialiser does first for the tuples whose elements it assigns one by one.
  func unassignedFields(_ range: SourceRange) -> [Statement] {
    guard let receiver = context.receiver else { return [] }
    return context.partwiseFields.compactMap { field in
      guard let tuple = unassignedTuple(field.type, range) else { return nil }
      let place: Place =
        field.owner.isReference
        ? .objectField(Expression(.local(receiver), type: receiver.type, range: range), field)
        : .field(.local(receiver), field)
      return Statement(.expression(make(.assign(place, tuple), .void, range)), range: range)
    }
  }
}
