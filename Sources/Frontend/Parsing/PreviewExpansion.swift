import Diagnostics

/// What the macro `#Preview` writes around declarations marked `@Previewable`: a view that has them
/// as its properties and the rest of the block as its body.
struct PreviewExpansion {
  /// The view has the name that Apple's macro gives it.
  private static let name = "__P_Previewable_Transform_Wrapper"

  /// The statements of the block; as they are if no declaration is marked.
  func expand(_ statements: [ParsedStatement], _ range: SourceRange) -> [ParsedStatement] {
    var properties: [ParsedDeclaration] = []
    var rest: [ParsedStatement] = []
    for statement in statements {
      if let property = property(statement) {
        properties.append(property)
      } else {
        rest.append(statement)
      }
    }
    guard !properties.isEmpty else { return statements }
    let write = ParsedSynthesis(range: range)
    return [
      ParsedStatement(.declaration(view(properties + [body(rest, range)], range)), range: range),
      write.statement(write.call(write.name(Self.name), [])),
    ]
  }

  /// What a marked declaration declares, without the mark.
  private func property(_ statement: ParsedStatement) -> ParsedDeclaration? {
    guard case .declaration(let declaration) = statement.kind,
      declaration.attributes.contains(where: { $0.name == "Previewable" })
    else { return nil }
    return ParsedDeclaration(
      declaration.kind, attributes: declaration.attributes.filter { $0.name != "Previewable" },
      modifiers: declaration.modifiers, range: declaration.range,
      nameRange: declaration.nameRange, summary: declaration.summary)
  }

  /// `var body: some View { … }`.
  private func body(_ statements: [ParsedStatement], _ range: SourceRange) -> ParsedDeclaration {
    let view = ParsedType(.name("View", []), range: range)
    let getter = ParsedAccessor(
      parameterName: nil, written: ParsedBody(statements), modifiers: [], isAsync: false,
      isThrowing: false, range: range)
    let variable = ParsedVariable(
      pattern: ParsedPattern(.name("body", isMutable: true), range: range),
      type: ParsedType(.some(view), range: range), value: nil, isMutable: true,
      accessors: ParsedAccessors(getter: getter))
    return ParsedDeclaration(
      .variable(variable), attributes: [], modifiers: [], range: range, nameRange: range)
  }

  /// `struct Wrapper: View { … }`.
  private func view(_ members: [ParsedDeclaration], _ range: SourceRange) -> ParsedDeclaration {
    let nominal = ParsedNominal(
      kind: .structure, name: Self.name, generics: [], primaryAssociatedTypes: [],
      inherited: [ParsedType(.name("View", []), range: range)], requirements: [],
      body: ParsedMembers(members), endRange: range)
    return ParsedDeclaration(
      .nominal(nominal), attributes: [], modifiers: [], range: range, nameRange: range)
  }
}
