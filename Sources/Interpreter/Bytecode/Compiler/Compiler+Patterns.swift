import IR

/// A pattern being matched: what to bind once everything fits, and what to undo if it does not.
struct Match {
  enum Source {
    case register(Int)
    /// All payload elements of an enum case bound to one name.
    case payload(of: Int, count: Int)
  }

  var failure: Label
  var bindings: [(local: Local, source: Source)] = []
  /// Temporaries that own a count, with the label that a failure after them jumps to.
  var owned: [(label: Label, register: Int)] = []

  init(failure: Label) { self.failure = failure }

  /// Where a test that fails now goes.
  var exit: Label { owned.last?.label ?? failure }
}

extension Compiler {
  /// Emits tests of a borrowed subject that jump away where the pattern does not match.
  func match(_ pattern: Pattern, _ subject: Int, _ type: Type, _ match: inout Match) {
    switch pattern {
    case .wildcard: break
    case .bind(let local): match.bindings.append((local, .register(subject)))
    case .tuple(let patterns):
      let types = tupleTypes(type, count: patterns.count)
      for (index, pattern) in patterns.enumerated() {
        self.match(element: index, of: subject, pattern, types[index], &match)
      }
    case .enumCase(let enumCase, let patterns):
      matchCase(enumCase, patterns, subject, type, &match)
    case .some(let inner): matchSome(inner, subject, type, &match)
    case .none: jump(.jumpIfSome, subject, to: match.exit)
    case .value(let expression): matchValue(expression, subject, type, match.exit)
    case .test(let local, let condition):
      variables[local] = Variable(
        register: subject, storage: .borrowed, type: local.type, isMutable: false)
      withTemporaries { jump(if: condition, is: false, to: match.exit) }
    case .isType(let target):
      let subject = boxedSubject(subject, type, target, &match)
      withTemporaries {
        let result = allocate()
        emit(.checkType, result, subject, d: typeOperand(target))
        jump(.jumpIfFalse, result, to: match.exit)
      }
    case .cast(let inner, let target): matchCast(inner, target, subject, type, &match)
    case .dynamicCase(let name, let patterns):
      let site = dynamicSite(.name(name))
      jump(.jumpIfNotDynamicCase, subject, e: site, to: match.exit)
      for (index, pattern) in patterns.enumerated() {
        self.match(element: index, of: subject, pattern, .dynamic, &match)
      }
    }
  }

  private func match(
    element index: Int, of subject: Int, _ pattern: Pattern, _ type: Type, _ match: inout Match
  ) {
    if case .wildcard = pattern { return }
    let register = allocate()
    emit(.peekField, register, subject, index)
    self.match(pattern, register, type, &match)
  }

  private func matchCase(
    _ enumCase: EnumCase, _ patterns: [Pattern], _ subject: Int, _ type: Type,
    _ match: inout Match
  ) {
    if enumCase.owner.isLibraryType("Optional") {
      guard enumCase.name == "some" else {
        return jump(.jumpIfSome, subject, to: match.exit)
      }
      return matchSome(patterns.first ?? .wildcard, subject, type, &match)
    }
    if case .nominal(let nominal, _) = type, nominal == enumCase.owner {
      jump(.jumpIfNotCase, subject, enumCase.index, to: match.exit)
    } else {
      jump(.jumpIfNotDynamicCase, subject, e: dynamicSite(.enumCase(enumCase)), to: match.exit)
    }
    let types = enumCase.payload.map(\.type)
    if patterns.count == 1, types.count > 1 {
      return matchWholePayload(patterns[0], types, subject, &match)
    }
    for (index, pattern) in patterns.enumerated() {
      let type = index < types.count ? types[index] : .dynamic
      self.match(element: index, of: subject, pattern, type, &match)
    }
  }

  /// One name, or one tuple pattern, for a payload of several elements.
  private func matchWholePayload(
    _ pattern: Pattern, _ types: [Type], _ subject: Int, _ match: inout Match
  ) {
    switch pattern {
    case .tuple(let elements):
      for (index, element) in elements.enumerated() where index < types.count {
        self.match(element: index, of: subject, element, types[index], &match)
      }
    case .bind(let local):
      match.bindings.append((local, .payload(of: subject, count: types.count)))
    default: break
    }
  }

  private func matchSome(
    _ inner: Pattern, _ subject: Int, _ type: Type, _ match: inout Match
  ) {
    jump(.jumpIfNone, subject, to: match.exit)
    let wrapped = wrapped(type) ?? .dynamic
    guard mayBeNone(wrapped) else { return self.match(inner, subject, wrapped, &match) }
    let register = allocate()
    emit(.move, register, subject)
    emit(.unwrapNested, register)
    self.match(inner, register, wrapped, &match)
  }

  private func matchValue(_ expression: Expression, _ subject: Int, _ type: Type, _ exit: Label) {
    withTemporaries {
      let isInt =
        representation(of: type) == .int && representation(of: expression.type) == .int
      if isInt, let constant = smallInteger(expression) {
        return jump(.jumpIfNotEqualIntConstant, subject, e: constant, to: exit)
      }
      let value = operand(expression)
      let result = allocate()
      emit(.match, result, subject, value.register)
      free(value)
      jump(.jumpIfFalse, result, to: exit)
    }
  }

  /// The subject, in a box if it may be an Optional that conforms by itself.
  private func boxedSubject(
    _ subject: Int, _ type: Type, _ target: Type, _ match: inout Match
  ) -> Int {
    guard boxesOptional(type, target) else { return subject }
    let box = allocate()
    emit(.copy, box, subject)
    emit(.erase, box, d: typeOperand(type))
    own(box)
    match.owned.append((Label(), box))
    return box
  }

  private func matchCast(
    _ inner: Pattern, _ target: Type, _ subject: Int, _ type: Type, _ match: inout Match
  ) {
    let subject = boxedSubject(subject, type, target, &match)
    let register = allocate()
    emit(.cast, register, subject, castKind(.conditional), d: typeOperand(target))
    jump(.jumpIfNone, register, to: match.exit)
    if mayBeNone(target) { emit(.unwrapNested, register) }
    own(register)
    match.owned.append((Label(), register))
    self.match(inner, register, target, &match)
  }

  private func tupleTypes(_ type: Type, count: Int) -> [Type] {
    if case .tuple(let elements) = type, elements.count == count { return elements.map(\.type) }
    return Array(repeating: .dynamic, count: count)
  }

  /// The names a pattern binds, in order.
  func locals(of pattern: Pattern) -> [Local] {
    switch pattern {
    case .bind(let local): [local]
    case .tuple(let patterns), .enumCase(_, let patterns), .dynamicCase(_, let patterns):
      patterns.flatMap(locals)
    case .some(let inner), .cast(let inner, _): locals(of: inner)
    case .wildcard, .none, .value, .test, .isType: []
    }
  }
}
