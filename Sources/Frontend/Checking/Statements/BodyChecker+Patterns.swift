import Diagnostics
import IR

extension BodyChecker {
  /// Checks a pattern against the type of what it is matched with, declaring its names.
  func checkPattern(_ pattern: ParsedPattern, subject: Type) -> Pattern {
    let type = solver.head(subject)
    switch pattern.kind {
    case .wildcard: return .wildcard
    case .name(let name, let isMutable):
      return .bind(declare(name, type: type, isMutable: isMutable, range: pattern.range))
    case .tuple(let elements): return tuplePattern(elements, type, pattern.range)
    case .enumCase(let owner, let name, let payload):
      return casePattern(owner, name, payload, type, pattern.range)
    case .some(let inner):
      return .some(checkPattern(inner, subject: world.optionalPayload(type) ?? .dynamic))
    case .isType(let written):
      return .isType(TypeResolver(world: world, scope: scope).resolve(written))
    case .cast(let inner, let written):
      let target = TypeResolver(world: world, scope: scope).resolve(written)
      return .cast(checkPattern(inner, subject: target), target)
    case .expression(let expression): return valuePattern(expression, type, pattern.range)
    }
  }

  private func tuplePattern(
    _ elements: [(label: String?, pattern: ParsedPattern)], _ type: Type, _ range: SourceRange
  ) -> Pattern {
    if elements.count == 1, let only = elements.first {
      return checkPattern(only.pattern, subject: type)
    }
    guard case .tuple(let types) = type, types.count == elements.count else {
      if !isOpen(type) { report(.tupleMismatch(type, count: elements.count, range)) }
      return .tuple(elements.map { checkPattern($0.pattern, subject: .dynamic) })
    }
    return .tuple(zip(elements, types).map { checkPattern($0.pattern, subject: $1.type) })
  }

  private func casePattern(
    _ owner: ParsedType?, _ name: String,
    _ payload: [(label: String?, pattern: ParsedPattern)]?, _ type: Type, _ range: SourceRange
  ) -> Pattern {
    var target = type
    if let owner { target = TypeResolver(world: world, scope: scope).resolve(owner) }
    if let inner = world.optionalPayload(target) {
      if name == "none", payload == nil { return .none }
      if name == "some" {
        return .some(payload?.first.map { checkPattern($0.pattern, subject: inner) } ?? .wildcard)
      }
      // `case .red` on an optional enum matches the payload.
      return .some(casePattern(nil, name, payload, solver.head(inner), range))
    }
    if isOpen(target) || isExistential(target), owner == nil {
      return .dynamicCase(name, (payload ?? []).map { checkPattern($0.pattern, subject: .dynamic) })
    }
    let found = world.members(named: name, of: target, isStatic: true)
    // A case may share its name with functions that take other arguments.
    let asCase = found.lazy.compactMap { member -> (FoundMember, EnumCase)? in
      if case .enumCase(let enumCase) = member.kind { (member, enumCase) } else { nil }
    }
    guard let (member, enumCase) = asCase.first else {
      if payload == nil, !found.isEmpty {
        // `case Keys.name`: a value of the type that is named, not one of what is matched.
        let base = owner.map { ParsedExpression(.type($0), range: range) }
        let value = ParsedExpression(.member(base, name, [], nameRange: range), range: range)
        return valuePattern(value, owner == nil ? target : type, range)
      }
      if let matched = matchedPattern(owner, name, payload, type, range) { return matched }
      hasFailedPattern = true
      let isAlone = payload == nil && range.end - range.start > name.utf8.count
      let named =
        isAlone
        ? range.dropping(range.end - range.start - name.utf8.count)
        : owner == nil ? range.dropping(1) : range
      report(
        .unknownMember(
          name, of: .metatype(target), named,
          candidates: world.memberNames(of: target)))
      for element in payload ?? [] { _ = checkPattern(element.pattern, subject: .dynamic) }
      return .wildcard
    }
    let lowered = Pattern.enumCase(enumCase, subpatterns(payload, enumCase, member, range))
    return owner != nil && target != type ? .cast(lowered, target) : lowered
  }

  private func isExistential(_ type: Type) -> Bool {
    if case .existential = type { true } else { false }
  }

  private func subpatterns(
    _ payload: [(label: String?, pattern: ParsedPattern)]?, _ enumCase: EnumCase,
    _ found: FoundMember, _ range: SourceRange
  ) -> [Pattern] {
    guard let payload else { return [] }
    let types = enumCase.payload.map { found.substitution.apply($0.type) }
    if payload.count == types.count {
      return zip(payload, types).map { checkPattern($0.pattern, subject: $1) }
    }
    // `case .pair(let both)` binds the whole payload as a tuple.
    if payload.count == 1, let only = payload.first {
      let whole = Type.tuple(
        zip(enumCase.payload, types).map { TupleElement(label: $0.label, type: $1) })
      return [checkPattern(only.pattern, subject: whole)]
    }
    report(.payloadMismatch(enumCase, count: payload.count, range))
    return payload.map { checkPattern($0.pattern, subject: .dynamic) }
  }

  /// An expression pattern: `==`, containment in a range, or a declared `~=`.
  func valuePattern(
    _ expression: ParsedExpression, _ type: Type, _ range: SourceRange
  ) -> Pattern {
    if case .nil = expression.kind { return .none }
    if case .member(nil, let name, _, _) = expression.kind {
      let owner = world.optionalPayload(type) ?? type
      if let enumCase = owner.declaration?.cases.first(where: { $0.name == name }) {
        let pattern = Pattern.enumCase(enumCase, [])
        return world.isOptional(type) ? .some(pattern) : pattern
      }
    }
    if case .keyPath(nil, _) = expression.kind,
      let matched = pattern(expression, matchedWith: type, range)
    {
      return matched
    }
    let payload = world.optionalPayload(type)
    let value = check(expression, expecting: rangeHint(expression, payload ?? type))
    if let pattern = enumValue(value, type) { return pattern }
    if isContainment(value.type, payload ?? type) {
      return payload == nil ? .value(value) : .some(.value(value))
    }
    if let test = declaredMatch(value, type, range) { return test }
    if let converted = coerce(value, to: type) { return .value(converted) }
    if !isOpen(type), !isOpen(value.type), !isExistential(type) {
      hasFailedPattern = true
      report(.patternMismatch(value.type, type, range))
    }
    return .value(value)
  }

  private func rangeHint(_ expression: ParsedExpression, _ type: Type) -> Type? {
    if case .binary(let name, _, _, _) = expression.kind, name == "..." || name == "..<" {
      guard mayBeBound(type) else { return nil }
      return .nominal(world.standard(name == "..." ? "ClosedRange" : "Range"), [type])
    }
    return type
  }

  /// `Suit.hearts` written in full.
  private func enumValue(_ value: Expression, _ type: Type) -> Pattern? {
    guard case .enumCase(let enumCase, let payload) = value.kind, payload.isEmpty else {
      return nil
    }
    return world.isOptional(type) ? .some(.enumCase(enumCase, [])) : .enumCase(enumCase, [])
  }

  func isRange(_ type: Type) -> Bool {
    guard let declaration = solver.head(type).declaration, declaration.isLibrary else {
      return false
    }
    return ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"]
      .contains(declaration.name)
  }

  /// A `~=` that a program, or the type of the pattern itself, declares for the two types.
  private func declaredMatch(_ value: Expression, _ type: Type, _ range: SourceRange) -> Pattern? {
    let members = world.members(named: "~=", of: solver.head(value.type), isStatic: true)
    let hasUserMatch =
      !(world.user.functions["~="] ?? []).isEmpty
      || !members.isEmpty && !isRange(value.type)
      || !isConvertible(value.type, to: type) && declaresMatch(of: value.type, with: type)
    guard hasUserMatch else { return nil }
    let subject = Local(name: "$match", type: type, isMutable: false, range: range)
    let read = Expression(.local(subject), type: type, range: range)
    let test = check(
      ParsedExpression(
        .binary(
          "~=", ParsedExpression(.checked(value), range: range),
          ParsedExpression(.checked(read), range: range), operatorRange: range), range: range),
      expecting: world.bool)
    return .test(subject, test)
  }

  func checkSwitch(_ parsed: ParsedSwitch) -> Statement {
    let subject = optionalForm(check(parsed.subject, expecting: nil))
    hasFailedPattern = false
    context.switchDepth += 1
    defer { context.switchDepth -= 1 }
    let cases = inWays { ways in
      parsed.cases.map { written in
        if written.body.isEmpty, !scope.isLibrary { report(.emptyCase(written)) }
        return inBlock {
          SwitchCase(
            patterns: checkCasePatterns(written, subject: subject), isDefault: written.isDefault,
            body: way(of: &ways, isCase: true) { checkBlock(written.body) }, range: written.range)
        }
      }
    }
    checkExhaustive(parsed, subject)
    return Statement(.switch(label: parsed.label, subject, cases), range: parsed.range)
  }

  /// The patterns of one case; alternatives bind the same names, which share one local each.
  func checkCasePatterns(
    _ written: ParsedSwitch.Case, subject: Expression
  ) -> [(pattern: Pattern, condition: Expression?)] {
    var result: [(pattern: Pattern, condition: Expression?)] = []
    var shared: [String: Local] = [:]
    for (index, alternative) in written.patterns.enumerated() {
      let lowered: Pattern
      if index == 0 {
        lowered = checkPattern(alternative.pattern, subject: subject.type)
        collect(lowered, into: &shared)
      } else {
        lowered = inBlock {
          rename(checkPattern(alternative.pattern, subject: subject.type), to: shared)
        }
      }
      result.append((pattern: lowered, condition: alternative.condition.map(checkCondition)))
    }
    return result
  }

  private func collect(_ pattern: Pattern, into locals: inout [String: Local]) {
    switch pattern {
    case .bind(let local): locals[local.name] = local
    case .tuple(let parts), .enumCase(_, let parts), .dynamicCase(_, let parts):
      for part in parts { collect(part, into: &locals) }
    case .some(let inner), .cast(let inner, _): collect(inner, into: &locals)
    default: break
    }
  }

  private func rename(_ pattern: Pattern, to locals: [String: Local]) -> Pattern {
    switch pattern {
    case .bind(let local): .bind(locals[local.name] ?? local)
    case .tuple(let parts): .tuple(parts.map { rename($0, to: locals) })
    case .enumCase(let enumCase, let parts):
      .enumCase(enumCase, parts.map { rename($0, to: locals) })
    case .dynamicCase(let name, let parts): .dynamicCase(name, parts.map { rename($0, to: locals) })
    case .some(let inner): .some(rename(inner, to: locals))
    case .cast(let inner, let type): .cast(rename(inner, to: locals), type)
    default: pattern
    }
  }
}

extension SourceRange {
  /// Without the first bytes, such as the dot of `.name`.
  fileprivate func dropping(_ count: Int) -> SourceRange {
    SourceRange(file: file, start: min(start + count, end), end: end)
  }
}
