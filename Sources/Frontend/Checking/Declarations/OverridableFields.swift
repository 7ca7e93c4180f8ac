import Diagnostics
import IR

extension World {
  /// The accessors by which a class's stored property is reached, if a subclass overrides it.
  ///
  /// Every other stored property is reached directly.
  func overridable(_ field: Field) -> Property? {
    guard field.owner.kind == .object, !field.owner.isLibrary,
      overriddenNames.contains(field.name)
    else { return nil }
    if let known = fieldAccessors[ObjectIdentifier(field)] { return known }
    let made = makeAccessors(of: field)
    fieldAccessors[ObjectIdentifier(field)] = made
    return made
  }

  private func makeAccessors(of field: Field) -> Property {
    let owner = field.owner
    let made = Property(
      name: field.name, type: field.type, isStatic: false, owner: owner, range: field.range)
    let scope = DeclarationScope(parent: nil, nominal: owner)
    let builder = AccessorBuilder(world: self, scope: scope, owner: owner, isExtension: false)
    let declaration = ParsedDeclaration(
      .operatorDeclaration, attributes: [], modifiers: [], range: field.range,
      nameRange: field.range)
    let write = ParsedSynthesis(range: field.range)
    let read = builder.accessor(field.name, .getter, declaration, false)
    builder.finish(
      read, ParsedBody([write.returnStatement(write.selfMember(field.name))]), parameters: [],
      field.range)
    made.getter = read
    if field.isMutable {
      let set = builder.accessor(field.name, .setter, declaration, false)
      let written = ParsedAccessor(
        parameterName: "newValue",
        written: ParsedBody([write.assign(write.selfMember(field.name), write.name("newValue"))]),
        modifiers: [], isAsync: false, isThrowing: false, range: field.range)
      builder.configure(set, written, index: [], newValue: field.type)
      made.setter = set
      made.hasNonmutatingSetter = true
    }
    slots[ObjectIdentifier(made)] = field
    pendingTypes[ObjectIdentifier(made)] = { [unowned self] in
      inferType(of: field)
      made.type = field.type
      made.getter?.result = field.type
      made.setter?.parameters[0].type = field.type
    }
    return made
  }
}
