import Diagnostics

/// What the macro `@Entry` writes: for `@Entry var depth: Int = 0` in an extension of
/// `EnvironmentValues` a key with the default value, and accessors that go by it.
struct EntryExpansion {
  /// The protocol of the keys of each type that can be extended so.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "_FocusedEntryKey",
    "ContainerValues": "ContainerValueKey", "Transaction": "TransactionKey",
  ]

  private let keyProtocol: String

  /// `nil` unless keys are known for the extended type.
  init?(extending type: ParsedType) {
    guard case .name(let name, _) = type.kind, let found = Self.keyProtocols[name] else {
      return nil
    }
    keyProtocol = found
  }

  /// The members with each entry replaced by its property and its key.
  func expand(_ members: [ParsedDeclaration]) -> [ParsedDeclaration] {
    members.flatMap { member -> [ParsedDeclaration] in
      guard case .variable(let variable) = member.kind, let name = variable.name,
        variable.isMutable, variable.accessors == nil,
        member.attributes.contains(where: { $0.name == "Entry" })
      else { return [member] }
      let key = "__Key_\(name)"
      return [property(variable, member, key), declaration(of: key, variable, member)]
    }
  }

  /// `var depth: Int { get { self[Key.self] } set { self[Key.self] = newValue } }`.
  private func property(
    _ variable: ParsedVariable, _ member: ParsedDeclaration, _ key: String
  ) -> ParsedDeclaration {
    let write = ParsedSynthesis(range: member.nameRange)
    let keyType = ParsedType(.name(key, []), range: member.nameRange)
    let argument = ParsedArgument(
      label: nil, labelRange: nil,
      value: write.member(ParsedExpression(.type(keyType), range: member.nameRange), "self"))
    let place = ParsedExpression(
      .subscripted(write.name("self"), [argument]), range: member.nameRange)
    func accessor(_ statement: ParsedStatement) -> ParsedAccessor {
      ParsedAccessor(
        parameterName: nil, written: ParsedBody([statement]), modifiers: [], isAsync: false,
        isThrowing: false, range: member.range)
    }
    let computed = ParsedVariable(
      pattern: variable.pattern,
      type: variable.type
        ?? ParsedType(.member(keyType, "Value", []), range: member.nameRange),
      value: nil, isMutable: true,
      accessors: ParsedAccessors(
        getter: accessor(write.returnStatement(place)),
        setter: accessor(write.assign(place, write.name("newValue")))))
    return ParsedDeclaration(
      .variable(computed), attributes: member.attributes.filter { $0.name != "Entry" },
      modifiers: member.modifiers, range: member.range, nameRange: member.nameRange,
      summary: member.summary)
  }

  /// `enum Key: EnvironmentKey { static let defaultValue: Int = 0 }`; an optional is `nil` where
  /// nothing is written.
  private func declaration(
    of key: String, _ variable: ParsedVariable, _ member: ParsedDeclaration
  ) -> ParsedDeclaration {
    let range = member.nameRange
    let value = ParsedVariable(
      pattern: ParsedPattern(.name("defaultValue", isMutable: false), range: range),
      type: variable.type, value: variable.value ?? ParsedExpression(.nil, range: range),
      isMutable: false, accessors: nil)
    let nominal = ParsedNominal(
      kind: .enumeration, name: key, generics: [], primaryAssociatedTypes: [],
      inherited: [ParsedType(.name(keyProtocol, []), range: range)], requirements: [],
      body: ParsedMembers([
        ParsedDeclaration(
          .variable(value), attributes: [], modifiers: ["static"], range: range, nameRange: range)
      ]), endRange: range)
    return ParsedDeclaration(
      .nominal(nominal), attributes: [], modifiers: [], range: range, nameRange: range)
  }
}
