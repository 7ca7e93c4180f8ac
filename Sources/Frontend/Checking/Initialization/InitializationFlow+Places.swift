import Diagnostics
import IR

extension InitializationFlow {
  /// Gives a place a value as a whole.
  func assign(_ place: Place, _ value: Expression, _ range: SourceRange) {
    switch place {
    case .local(let local):
      if local === initializer?.receiver { giveSelf() }
      assign(ObjectIdentifier(local), value, range)
    case .global(let global): assign(ObjectIdentifier(global), value, range)
    case .field(.local(let base), let field) where base === initializer?.receiver:
      assign(ObjectIdentifier(field), value, range)
    case .objectField(let object, let field) where isSelf(object) && isOwn(field):
      if initializer?.duty == .handingOver { checkSelf(usedAt: range) }
      assign(ObjectIdentifier(field), value, range)
    case .field(.local(let base), _):
      // A part of a value that is not there yet.
      let id = ObjectIdentifier(base)
      guard let variable = variables[id], !state.assigned.contains(id) else { return }
      report(.memberStoredEarly(variable, range.assignmentOperator(before: value.range)))
      assume(id)
    default: use(place, range.assignmentOperator(before: value.range))
    }
  }

  /// Passes a place to be changed, for which it has to have a value.
  func pass(_ place: Place, _ range: SourceRange) {
    let id: ObjectIdentifier
    switch place {
    case .local(let local): id = ObjectIdentifier(local)
    case .global(let global): id = ObjectIdentifier(global)
    case .field(.local(let base), let field) where base === initializer?.receiver:
      id = ObjectIdentifier(field)
    case .objectField(let object, let field) where isSelf(object) && isOwn(field):
      id = ObjectIdentifier(field)
    default: return use(place, range)
    }
    guard let variable = variables[id], !state.assigned.contains(id) else {
      return use(place, range)
    }
    report(.passedUninitialized(variable, range))
    assume(id)
  }

  /// Reads a place, or changes a part of it.
  func use(_ place: Place, _ range: SourceRange) {
    switch place {
    case .local(let local):
      if local === initializer?.receiver { return checkSelf(usedAt: range) }
      read(ObjectIdentifier(local), range)
    case .global(let global): read(ObjectIdentifier(global), range)
    case .field(.local(let base), let field) where base === initializer?.receiver:
      read(ObjectIdentifier(field), range)
    case .objectField(let object, let field):
      if !readField(field, of: object, range) { visit(object) }
    case .field(let base, _), .tupleElement(let base, _), .forced(let base), .chained(let base),
      .dynamicMember(let base, _):
      use(base, range)
    case .temporary(let value): visit(value)
    case .dynamicElement(let base, let arguments, _):
      use(base, range)
      for argument in arguments { visit(argument, range) }
    case .accessor(let accessor): use(accessor, range)
    }
  }

  private func use(_ accessor: Accessor, _ range: SourceRange) {
    switch accessor.receiver {
    case .none: break
    case .place(let place): use(place, range)
    case .value(let value): visit(value)
    }
    for argument in accessor.arguments { visit(argument, range) }
  }
}
