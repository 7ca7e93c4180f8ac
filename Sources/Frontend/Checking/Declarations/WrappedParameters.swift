extension ParsedFunction {
  /// The body with a wrapped local for each parameter that has a property wrapper (SE-0293).
  ///
  /// The wrapper is made from the argument when the body begins; its name then means the wrapped
  /// value, as it does for a wrapped local variable. A `consuming` parameter may be changed, too.
  func wrapping(_ body: [ParsedStatement], _ resolver: TypeResolver) -> [ParsedStatement] {
    let locals = parameters.compactMap { wrappedLocal(for: $0, resolver) }
    guard !locals.isEmpty else { return body }
    if body.count == 1, case .expression(let value) = body[0].kind, result != nil {
      return locals + [ParsedSynthesis(range: value.range).returnStatement(value)]
    }
    return locals + body
  }

  private func wrappedLocal(
    for parameter: ParsedParameter, _ resolver: TypeResolver
  ) -> ParsedStatement? {
    let wrapper = parameter.attributes.first {
      resolver.nominal(of: $0)?.attributes.contains("propertyWrapper") == true
    }
    let isConsumed = parameter.attributes.contains { $0.name == "consuming" }
    guard wrapper != nil || isConsumed else { return nil }
    let range = parameter.range
    let variable = ParsedVariable(
      pattern: ParsedPattern(.name(parameter.name, isMutable: true), range: range), type: nil,
      value: ParsedSynthesis(range: range).name(parameter.name), isMutable: true, accessors: nil)
    let declaration = ParsedDeclaration(
      .variable(variable), attributes: wrapper.map { [$0] } ?? [], modifiers: [], range: range,
      nameRange: range)
    return ParsedStatement(.declaration(declaration), range: range)
  }
}
