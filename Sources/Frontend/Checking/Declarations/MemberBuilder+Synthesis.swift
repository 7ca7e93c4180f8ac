import Diagnostics
import IR

extension MemberBuilder {
  /// Adds what Swift synthesises: memberwise and default initialisers, raw values, `allCases`.
  func synthesize(_ parsed: ParsedNominal, _ declaration: ParsedDeclaration) {
    switch nominal.kind {
    case .structure where nominal.members["init"] == nil && !isNativeLibraryType:
      let made = MemberwiseInitializer(world: world, nominal: nominal, scope: scope)
      nominal.members["init"] = made.build(declaration.nameRange)
    case .object, .actor:
      if nominal.members["init"] == nil { synthesizeClassInitializers(declaration.nameRange) }
    case .enumeration: synthesizeEnumMembers(declaration.nameRange)
    default: break
    }
    guard nominal.kind != .protocol, writesCoding else { return }
    let handwritten = world.handwrittenCoding.removeValue(forKey: nominal) ?? HandwrittenCoding()
    CodingSynthesis(world: world, nominal: nominal, scope: scope, handwritten: handwritten)
      .build(declaration.nameRange)
  }

  /// Library types without fields are made by natives, not by an empty initialiser.
  private var isNativeLibraryType: Bool {
    nominal.isLibrary && nominal.fields.isEmpty && !nominal.attributes.contains("memberwise")
  }

  /// Most library types write their coding out; those that do not say so, since what their
  /// extensions hold is not known before a program asks for it.
  private var writesCoding: Bool {
    !nominal.isLibrary || nominal.attributes.contains("synthesizedCoding")
  }

  private func synthesizeClassInitializers(_ range: SourceRange) {
    if let parent = nominal.superclass?.declaration {
      world.complete(parent)
      guard nominal.fields.allSatisfy({ $0.initialValue != nil }) else { return }
      // Inherited designated initialisers are found through the superclass.
      return
    }
    if nominal.isLibrary, nominal.fields.isEmpty { return }
    if !nominal.isLibrary, nominal.fields.contains(where: { $0.initialValue == nil }) { return }
    let function = Function(
      name: "init", kind: .initializer, owner: nominal, result: selfType, range: range)
    let name = nominal.name
    let selfType = selfType
    function.lower = {
      let receiver = Local(name: "self", type: selfType, isMutable: false, range: range)
      return FunctionBody(
        name: "\(name).init", parameters: [receiver], statements: [], result: .void, range: range)
    }
    nominal.members["init"] = [function]
  }

  private func synthesizeEnumMembers(_ range: SourceRange) {
    if let raw = nominal.rawType { synthesizeRawValue(raw, range) }
    guard nominal.properties["allCases"] == nil, isIterable else { return }
    let property = Property(
      name: "allCases", type: world.array(selfType), isStatic: true, owner: nominal, range: range)
    let cases = nominal.cases
    let selfType = selfType
    let global = Global(
      name: "\(nominal.qualifiedName).allCases", type: property.type, isMutable: false,
      range: range)
    global.initializer = {
      let elements = cases.map {
        Expression(.enumCase($0, []), type: selfType, range: range)
      }
      let value = Expression(.array(elements), type: property.type, range: range)
      return FunctionBody(
        name: "allCases", parameters: [], statements: [Statement(.return(value), range: range)],
        result: property.type, range: range)
    }
    property.global = global
    nominal.properties["allCases"] = [property]
  }

  /// True for what is `CaseIterable`, maybe through a protocol of the program's, unless that has an
  /// `allCases` for it.
  private var isIterable: Bool {
    let protocols = world.allProtocols(of: nominal)
    guard protocols.contains(where: { $0.isLibrary && $0.name == "CaseIterable" }) else {
      return false
    }
    return !protocols.contains { ancestor in
      if ancestor.isLibrary { return false }
      world.complete(ancestor)
      return ancestor.properties["allCases"]?.contains { $0.getter?.isExtensionMember == true }
        ?? false
    }
  }

  private func synthesizeRawValue(_ raw: Type, _ range: SourceRange) {
    let selfType = selfType
    let cases = nominal.cases
    if nominal.properties["rawValue"] == nil {
      let property = Property(
        name: "rawValue", type: raw, isStatic: false, owner: nominal, range: range)
      let getter = Function(
        name: "rawValue", kind: .getter, owner: nominal, result: raw, range: range)
      getter.lower = { [weak getter] in
        getter?.lower = nil
        return RawValueBodies(selfType: selfType, raw: raw, cases: cases, range: range).getter()
      }
      property.getter = getter
      nominal.properties["rawValue"] = [property]
    }
    let hasInit = (nominal.members["init"] ?? []).contains {
      $0.parameters.first?.label == "rawValue"
    }
    guard !hasInit else { return }
    let initializer = Function(
      name: "init", kind: .initializer, owner: nominal, result: world.optional(selfType),
      range: range)
    initializer.isFailable = true
    initializer.parameters = [Parameter(label: "rawValue", name: "rawValue", type: raw)]
    let result = initializer.result
    initializer.lower = { [weak initializer] in
      initializer?.lower = nil
      return RawValueBodies(selfType: selfType, raw: raw, cases: cases, range: range)
        .initializer(result: result)
    }
    nominal.members["init", default: []].append(initializer)
  }
}

/// Bodies of an enum's `rawValue` and `init(rawValue:)`.
private struct RawValueBodies {
  let selfType: Type
  let raw: Type
  let cases: [EnumCase]
  let range: SourceRange

  private func literal(_ value: RawValue) -> Expression {
    switch value {
    case .integer(let value): Expression(.integer(value), type: raw, range: range)
    case .double(let value): Expression(.floating(value), type: raw, range: range)
    case .string(let value): Expression(.string(value), type: raw, range: range)
    }
  }

  func getter() -> FunctionBody {
    let receiver = Local(name: "self", type: selfType, isMutable: false, range: range)
    let subject = Expression(.local(receiver), type: selfType, range: range)
    let branches = cases.compactMap { enumCase -> SwitchCase? in
      guard let value = enumCase.rawValue else { return nil }
      return SwitchCase(
        patterns: [(.enumCase(enumCase, []), nil)], isDefault: false,
        body: [Statement(.return(literal(value)), range: range)], range: range)
    }
    return FunctionBody(
      name: "rawValue", parameters: [receiver],
      statements: [Statement(.switch(label: nil, subject, branches), range: range)], result: raw,
      range: range)
  }

  func initializer(result: Type) -> FunctionBody {
    let parameter = Local(name: "rawValue", type: raw, isMutable: false, range: range)
    let subject = Expression(.local(parameter), type: raw, range: range)
    var branches = cases.compactMap { enumCase -> SwitchCase? in
      guard let value = enumCase.rawValue else { return nil }
      let made = Expression(
        .wrap(Expression(.enumCase(enumCase, []), type: selfType, range: range)), type: result,
        range: range)
      return SwitchCase(
        patterns: [(.value(literal(value)), nil)], isDefault: false,
        body: [Statement(.return(made), range: range)], range: range)
    }
    let none = Expression(.nil, type: result, range: range)
    branches.append(
      SwitchCase(
        patterns: [], isDefault: true, body: [Statement(.return(none), range: range)],
        range: range))
    return FunctionBody(
      name: "init(rawValue:)", parameters: [parameter],
      statements: [Statement(.switch(label: nil, subject, branches), range: range)],
      result: result, range: range)
  }
}
