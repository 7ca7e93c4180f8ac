import Diagnostics
import IR

/// Fills a type with its members: those of its own braces, or of one extension.
struct MemberBuilder {
  let world: World
  let nominal: Nominal
  let scope: DeclarationScope

  var selfType: Type { scope.selfType ?? .dynamic }

  func build(_ members: [ParsedDeclaration], isExtension: Bool) {
    let relationships =
      !isExtension && nominal.attributes.contains("Model")
      ? ModelRelationships(members, of: nominal.name) : nil
    for member in members {
      if nominal.kind == .protocol, !isExtension { checkAccessLevel(of: member) }
      switch member.kind {
      case .variable(let variable):
        PropertyBuilder(members: self, isExtension: isExtension).build(variable, member)
      case .function(let parsed):
        buildFunction(
          parsed, member, isExtension: isExtension,
          ending: relationships?.ending(of: parsed, member) ?? [])
      case .enumCases(let cases): buildCases(cases, member)
      case .alias(let name, let generics, let type) where isExtension:
        nominal.aliases[name] = TypeResolver(world: world, scope: scope).alias(generics, type)
      default: break
      }
    }
    checkCases(members)
    guard let list = relationships?.declaration(nominal.range),
      case .variable(let variable) = list.kind
    else { return }
    PropertyBuilder(members: self, isExtension: false).build(variable, list)
  }

  private func buildFunction(
    _ parsed: ParsedFunction, _ declaration: ParsedDeclaration, isExtension: Bool,
    ending: [ParsedStatement]
  ) {
    if parsed.kind == .subscript {
      SubscriptBuilder(members: self, isExtension: isExtension).build(parsed, declaration)
      return
    }
    let builder = FunctionBuilder(world: world, scope: scope, ending: ending)
    let function = builder.build(parsed, declaration, owner: nominal, isExtension: isExtension)
    if parsed.kind == .deinitializer {
      return takeDeinitializer(function, declaration, isExtension: isExtension)
    }
    checkRedeclaration(of: function)
    if declaration.modifiers.contains("private"), !nominal.isLibrary {
      world.privateMembers.insert(ObjectIdentifier(function))
    }
    nominal.members[function.name, default: []].append(function)
    if nominal.kind == .protocol, !isExtension {
      nominal.requirements.append(
        Requirement(
          kind: parsed.kind == .initializer ? .initializer : .function, function: function,
          owner: nominal))
    }
  }

  /// Everyone who sees a protocol sees what it asks for.
  private func checkAccessLevel(of member: ParsedDeclaration) {
    for word in ["private", "fileprivate", "internal", "public"]
    where member.modifiers.contains(word) && !nominal.isLibrary {
      let range = SourceRange(
        file: member.range.file, start: member.range.start,
        end: member.range.start + word.utf8.count)
      world.report(.protocolAccessLevel(word, range))
    }
  }

  private func checkRedeclaration(of function: Function) {
    guard !nominal.isLibrary, function.requirements.isEmpty, function.genericParameters.isEmpty
    else { return }
    let twin = nominal.members[function.name]?.first { other in
      other.fullName == function.fullName && other.isStatic == function.isStatic
        && other.isExtensionMember == function.isExtensionMember
        && other.requirements.isEmpty && other.genericParameters.isEmpty
        && other.takesSame(as: function)
        && other.parameters.map(\.isVariadic) == function.parameters.map(\.isVariadic)
        && other.result == function.result
    }
    if let twin {
      world.report(.redeclaration(function.shownName, function.range, previous: twin.range))
    }
  }

  private func buildCases(_ cases: [ParsedEnumCase], _ declaration: ParsedDeclaration) {
    let isIndirect =
      nominal.attributes.contains("indirect") || declaration.modifiers.contains("indirect")
    let builder = FunctionBuilder(world: world, scope: scope)
    let resolver = TypeResolver(world: world, scope: scope)
    for parsed in cases {
      let parameters = parsed.payload.map { builder.parameter($0, resolver, scope) }
      let enumCase = EnumCase(
        name: parsed.name, index: nominal.cases.count, owner: nominal,
        payload: parameters.map { TupleElement(label: $0.label, type: $0.type) })
      for (index, parameter) in parameters.enumerated() {
        if let value = parameter.defaultValue { enumCase.payloadDefaults[index] = value }
      }
      enumCase.rawValue = rawValue(parsed, of: enumCase)
      checkRawValue(parsed)
      if let raw = enumCase.rawValue, !nominal.isLibrary,
        nominal.cases.contains(where: { $0.rawValue == raw })
      {
        world.report(.repeatedRawValue(parsed.rawValue?.range ?? parsed.range))
      }
      enumCase.isIndirect = isIndirect
      nominal.cases.append(enumCase)
    }
  }

  /// Reports a written raw value of another type than the enum's.
  private func checkRawValue(_ parsed: ParsedEnumCase) {
    guard let raw = nominal.rawType, let value = parsed.rawValue, !nominal.isLibrary,
      raw.declaration?.isLibrary == true
    else { return }
    let isNumber =
      world.conforms(raw, to: world.standard("BinaryInteger"))
      || world.conforms(raw, to: world.standard("BinaryFloatingPoint"))
    let given: Type
    switch value.kind {
    case .integer where raw == world.string: given = world.int
    case .floating where raw == world.string: given = world.double
    case .floating where world.conforms(raw, to: world.standard("BinaryInteger")):
      given = world.double
    case .string where isNumber: given = world.string
    default: return
    }
    world.report(.rawValueMismatch(given, raw, value.range))
  }

  /// Reports cases of one name and the same labels.
  private func checkCases(_ members: [ParsedDeclaration]) {
    guard nominal.kind == .enumeration, !nominal.isLibrary else { return }
    var known: [[String?]: SourceRange] = [:]
    for member in members {
      guard case .enumCases(let cases) = member.kind else { continue }
      for parsed in cases {
        let range = SourceRange(
          file: parsed.range.file, start: parsed.range.start,
          end: parsed.range.start + parsed.name.utf8.count)
        let name = [parsed.name] + parsed.payload.map(\.label)
        if let twin = known[name] {
          world.report(.redeclaration(parsed.name, range, previous: twin))
        } else {
          known[name] = range
        }
      }
    }
  }

  /// The written raw value, or the one Swift derives: the name, or one more than the last.
  private func rawValue(_ parsed: ParsedEnumCase, of enumCase: EnumCase) -> RawValue? {
    guard let type = nominal.rawType else { return nil }
    switch parsed.rawValue?.kind {
    case .integer(let value): return .integer(value)
    case .prefix("-", let operand):
      if case .integer(let value) = operand.kind { return .integer(-value) }
      return nil
    case .floating(let value): return .double(value)
    case .string(let segments):
      if segments.isEmpty { return .string("") }
      if case .literal(let text)? = segments.first { return .string(text) }
      return nil
    default: break
    }
    if type == world.string { return .string(enumCase.shownName) }
    switch nominal.cases.last?.rawValue {
    case .integer(let value): return .integer(value + 1)
    case .double(let value): return .double(value + 1)
    default: return .integer(0)
    }
  }
}
