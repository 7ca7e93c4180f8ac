import Diagnostics

/// What the macro `@Animatable` writes: a conformance, and `animatableData` made of that of every
/// stored variable that is not `@AnimatableIgnored`.
struct AnimatableExpansion {
  private let write: ParsedSynthesis
  private let isPublic: Bool

  /// `nil` unless the macro is among the attributes.
  init?(_ attributes: [ParsedAttribute], isPublic: Bool) {
    guard let macro = attributes.first(where: { $0.name == "Animatable" }) else { return nil }
    write = ParsedSynthesis(range: macro.range)
    self.isPublic = isPublic
  }

  /// The inherited types with the conformance.
  func expand(_ inherited: [ParsedType]) -> [ParsedType] {
    let isWritten = inherited.contains {
      if case .name("Animatable", _) = $0.kind { true } else { false }
    }
    return isWritten ? inherited : inherited + [ParsedType(.name("Animatable", []), range: range)]
  }

  /// The members with `animatableData`, and without the marks that only the macro reads.
  func expand(_ members: [ParsedDeclaration]) -> [ParsedDeclaration] {
    let isWritten = members.contains {
      if case .variable(let variable) = $0.kind { variable.name == "animatableData" } else { false }
    }
    let animated = members.compactMap(animatedVariable)
    let others = members.map(withoutMark)
    return isWritten || animated.isEmpty ? others : others + [property(of: animated)]
  }

  private var range: SourceRange { write.range }

  /// The name and type of a stored variable that takes part.
  private func animatedVariable(_ member: ParsedDeclaration) -> (name: String, type: ParsedType)? {
    guard case .variable(let variable) = member.kind, let name = variable.name,
      variable.isMutable, variable.accessors?.getter == nil, member.attributes.isEmpty,
      !member.modifiers.contains("static"), !member.modifiers.contains("lazy")
    else { return nil }
    if let type = variable.type { return (name, type) }
    guard case .floating? = variable.value?.kind else { return nil }
    return (name, ParsedType(.name("Double", []), range: range))
  }

  private func withoutMark(_ member: ParsedDeclaration) -> ParsedDeclaration {
    guard member.attributes.contains(where: { $0.name == "AnimatableIgnored" }) else {
      return member
    }
    return ParsedDeclaration(
      member.kind, attributes: member.attributes.filter { $0.name != "AnimatableIgnored" },
      modifiers: member.modifiers, range: member.range, nameRange: member.nameRange,
      summary: member.summary)
  }

  /// `var animatableData: AnimatablePair<A, AnimatablePair<B, C>>`, read and written part by part.
  private func property(
    of animated: [(name: String, type: ParsedType)]
  ) -> ParsedDeclaration {
    let parts = animated.map { write.member(write.selfMember($0.name), "animatableData") }
    var place = write.name("newValue")
    var assignments: [ParsedStatement] = []
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      assignments.append(write.assign(part, isLast ? place : write.member(place, "first")))
      place = write.member(place, "second")
    }
    let computed = ParsedVariable(
      pattern: ParsedPattern(.name("animatableData", isMutable: true), range: range),
      type: dataType(of: animated.map(\.type)), value: nil, isMutable: true,
      accessors: ParsedAccessors(
        getter: accessor([write.returnStatement(paired(parts[...]))]),
        setter: accessor(assignments)))
    return ParsedDeclaration(
      .variable(computed), attributes: [], modifiers: isPublic ? ["public"] : [], range: range,
      nameRange: range)
  }

  private func dataType(of types: [ParsedType]) -> ParsedType {
    let parts = types.map { ParsedType(.member($0, "AnimatableData", []), range: range) }
    return parts.dropLast().reversed().reduce(parts[parts.count - 1]) { rest, part in
      ParsedType(.name("AnimatablePair", [part, rest]), range: range)
    }
  }

  private func paired(_ parts: ArraySlice<ParsedExpression>) -> ParsedExpression {
    guard let first = parts.first, parts.count > 1 else { return parts[parts.startIndex] }
    return write.call(
      write.name("AnimatablePair"), [(nil, first), (nil, paired(parts.dropFirst()))])
  }

  private func accessor(_ statements: [ParsedStatement]) -> ParsedAccessor {
    ParsedAccessor(
      parameterName: nil, written: ParsedBody(statements), modifiers: [], isAsync: false,
      isThrowing: false, range: range)
  }
}
