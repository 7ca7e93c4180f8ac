import Diagnostics
import IR

/// Writes the `CodingKeys`, `init(from:)` and `encode(to:)` that Swift gives types which only name
/// `Decodable` or `Encodable`.
///
/// The members are Swift source, read like the user's own, so that they behave as if written out.
struct CodingSynthesis {
  let world: World
  let nominal: Nominal
  let scope: DeclarationScope
  /// What the type's extensions write themselves.
  let handwritten: HandwrittenCoding

  /// One stored property: its key's name, how it is reached, and the slot itself.
  private struct CodedField {
    let key: String
    let access: String
    let field: Field
    let type: Type
  }

  /// Adds what is missing.
  func build(_ range: SourceRange) {
    let names = Set(world.allProtocols(of: nominal).filter(\.isLibrary).map(\.name))
    let decodes = names.contains("Decodable") && !handwritten.decodes && !declares("init", "from")
    let encodes = names.contains("Encodable") && !handwritten.encodes && !declares("encode", "to")
    guard names.contains("Decodable") || names.contains("Encodable") else { return }
    if nominal.kind == .enumeration {
      let raw = nominal.rawType?.declaration?.name
      return declare(
        raw.map { rawMembers($0, decodes, encodes) } ?? enumMembers(decodes, encodes), decodes)
    }
    if nominal.kind == .structure, names.contains("RawRepresentable"), let raw = rawValueType() {
      return declare(rawMembers(raw, decodes, encodes), decodes)
    }
    let fields = codedFields()
    if nominal.nested["CodingKeys"] == nil, nominal.aliases["CodingKeys"] == nil {
      declare(keys(fields.map(\.key)))
    }
    let keyed = fields.filter { isKey($0.key) }
    if decodes, allConform(keyed, "Decodable", range) {
      declare(initializer(keyed), where: conditions(of: "Decodable"))
    }
    if encodes, allConform(keyed, "Encodable", range) {
      declare(encoder(keyed), where: conditions(of: "Encodable"))
    }
  }

  private func declare(_ members: [String], _ decodes: Bool) {
    guard !members.isEmpty else { return }
    let wanted = conditions(of: decodes ? "Decodable" : "Encodable")
    declare(members.joined(separator: "\n"), where: wanted)
  }

  /// The type of `rawValue`, if it is one of those that stand for the whole value in a coding.
  private func rawValueType() -> String? {
    let field = nominal.fields.first { $0.name == "rawValue" }
    if let field { world.inferType(of: field) }
    let type = field?.type ?? nominal.instanceProperty(named: "rawValue")?.type
    guard let declared = type?.declaration, declared.isLibrary,
      declared.name == "String" || declared.name == "Bool"
        || world.conforms(.nominal(declared, []), to: world.standard("Numeric"))
    else { return nil }
    return declared.name
  }

  /// True if the type itself has the member, or an extension of a protocol of the program's gives
  /// it to the type.
  private func declares(_ name: String, _ label: String) -> Bool {
    func has(_ declaration: Nominal) -> Bool {
      (declaration.members[name] ?? []).contains { member in
        member.parameters.count == 1 && member.parameters[0].label == label
          && (declaration == nominal || member.isExtensionMember)
      }
    }
    return has(nominal)
      || world.allProtocols(of: nominal).contains { parent in
        guard !parent.isLibrary else { return false }
        world.complete(parent)
        return has(parent)
      }
  }

  private func codedFields() -> [CodedField] {
    nominal.fields.compactMap { field in
      world.inferType(of: field)
      let bare = String(field.name.drop { $0 == "_" })
      guard field.name.hasPrefix("_"), let property = nominal.instanceProperty(named: bare) else {
        let isName = field.name.first.map { $0.isLetter || $0 == "_" } ?? false
        guard isName else { return nil }
        return CodedField(
          key: field.name, access: field.name, field: field, type: field.type)
      }
      if world.slots.values.contains(where: { $0 === field }) {
        // The macro's own storage is what is encoded, under its own name.
        return CodedField(key: field.name, access: bare, field: field, type: property.type)
      }
      return CodedField(key: bare, access: field.name, field: field, type: field.type)
    }
  }

  /// Only what the type's own `CodingKeys` name is read and written.
  private func isKey(_ name: String) -> Bool {
    guard let keys = nominal.nested["CodingKeys"] else { return true }
    world.complete(keys)
    return keys.cases.contains { $0.name == name }
  }

  private func allConform(
    _ fields: [CodedField], _ protocolName: String, _ range: SourceRange
  ) -> Bool {
    let wanted = world.standard(protocolName)
    let before = world.assumedBounds
    defer { world.assumedBounds = before }
    for case .conforms(let type, let bound) in conditions(of: protocolName) {
      world.assumedBounds[type, default: []].append(bound)
    }
    for coded in fields where !world.conforms(coded.type, to: wanted) {
      world.report(.cannotSynthesize(protocolName, of: nominal, coded.field, coded.type, range))
      return false
    }
    return true
  }

  /// `extension Grid: Codable where Cell: Codable`: what the conformance asks, its members may use.
  private func conditions(of protocolName: String) -> [GenericRequirement] {
    let wanted = world.standard(protocolName)
    return nominal.conformances.filter {
      world.allRefined(by: $0.protocolReference.declaration).contains(wanted)
    }.flatMap(\.conditions)
  }

  private func keys(_ names: [String]) -> String {
    let cases = names.isEmpty ? "" : "case " + names.map { "`\($0)`" }.joined(separator: ", ")
    let raw = names.isEmpty ? "" : "String, "
    return "enum CodingKeys: \(raw)CodingKey { \(cases) }"
  }

  private func initializer(_ fields: [CodedField]) -> String {
    let container =
      fields.isEmpty ? "" : "let container = try decoder.container(keyedBy: CodingKeys.self)"
    let hasOwnReading = extendsContainer
    let reads = fields.filter { $0.field.isMutable || $0.field.initialValue == nil }.map { coded in
      if hasOwnReading {
        let payload = world.optionalPayload(coded.type)
        let read = payload == nil ? "decode" : "decodeIfPresent"
        return "self.\(coded.access) = try container.\(read)((\(payload ?? coded.type)).self, "
          + "forKey: CodingKeys.\(coded.key))"
      }
      let read = world.isOptional(coded.type) ? "__valueIfPresent" : "__value"
      return "self.\(coded.access) = try container.\(read)(CodingKeys.\(coded.key))"
    }
    let isSubclass = nominal.superclass != nil
    return """
      \(nominal.isReference ? "required " : "")init(from decoder: any Decoder) throws {
      \(container)
      \(reads.joined(separator: "\n"))
      \(isSubclass ? "super.init()" : "")
      }
      """
  }

  /// True where the program has a `decode` of its own for containers, which synthesised code calls
  /// for the types that it takes.
  private var extendsContainer: Bool {
    let container = world.standard("KeyedDecodingContainer")
    world.complete(container)
    return ["decode", "decodeIfPresent"].contains { name in
      container.members[name]?.contains { !world.libraryFiles.contains($0.range.file) } == true
    }
  }

  private func encoder(_ fields: [CodedField]) -> String {
    let writes = fields.map { coded in
      let write = world.isOptional(coded.type) ? "encodeIfPresent" : "encode"
      return "try container.\(write)(self.\(coded.access), forKey: CodingKeys.\(coded.key))"
    }
    return """
      func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      \(writes.joined(separator: "\n"))
      }
      """
  }

  /// What has a raw value is coded as that.
  private func rawMembers(_ raw: String, _ decodes: Bool, _ encodes: Bool) -> [String] {
    var members: [String] = []
    if decodes {
      members.append(
        """
        init(from decoder: any Decoder) throws {
        let raw = try decoder.singleValueContainer().decode(\(raw).self)
        let made: Self? = Self(rawValue: raw)
        guard let value = made else {
        throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath,
        debugDescription: "Cannot initialize \\(Self.self) from invalid \(raw) value \\(raw)"))
        }
        self = value
        }
        """)
    }
    if encodes {
      members.append(
        "func encode(to encoder: any Encoder) throws { try self.rawValue.encode(to: encoder) }")
    }
    return members
  }

  /// Any other enum is an object of one key, its case, with the payload inside.
  private func enumMembers(_ decodes: Bool, _ encodes: Bool) -> [String] {
    var members: [String] = []
    if nominal.nested["CodingKeys"] == nil { members.append(keys(nominal.cases.map(\.name))) }
    if decodes {
      let branches = nominal.cases.map { enumCase in
        let values = enumCase.payload.enumerated().map { index, element in
          let read = world.isOptional(element.type) ? "__valueIfPresent" : "__value"
          let label = element.label.map { "\($0): " } ?? ""
          return "\(label)try nested.\(read)(\(payloadKey(element, index, of: enumCase)))"
        }
        let nested =
          values.isEmpty
          ? ""
          : "let nested = try container.nestedContainer("
            + "keyedBy: \(payloadKeys(of: enumCase)).self, forKey: .\(enumCase.name))"
        let made = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
        return "case .\(enumCase.name):\n\(nested)\nself = .\(enumCase.name)\(made)"
      }
      members.append(
        """
        init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.__onlyKey(Self.self) {
        \(branches.joined(separator: "\n"))
        }
        }
        """)
    }
    if encodes { members.append(enumEncoder()) }
    return members
  }

  private func enumEncoder() -> String {
    let branches = nominal.cases.map { enumCase in
      let names = enumCase.payload.indices.map { "value\($0)" }
      let bound = names.map { "let \($0)" }.joined(separator: ", ")
      let pattern = names.isEmpty ? "" : "(\(bound))"
      let writes = enumCase.payload.enumerated().map { index, element in
        let write = world.isOptional(element.type) ? "encodeIfPresent" : "encode"
        let key = payloadKey(element, index, of: enumCase)
        return "try nested.\(write)(value\(index), forKey: \(key))"
      }
      let keys = payloadKeys(of: enumCase)
      return """
        case .\(enumCase.name)\(pattern):
        \(names.isEmpty ? "_" : "var nested")
          = container.nestedContainer(keyedBy: \(keys).self, forKey: .\(enumCase.name))
        \(writes.joined(separator: "\n"))
        """
    }
    return """
      func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      \(branches.joined(separator: "\n"))
      }
      }
      """
  }

  /// The type of the keys of a payload: `CircleCodingKeys` for `circle`, if the program has it.
  private func payloadKeys(of enumCase: EnumCase) -> String {
    let own = enumCase.name.prefix(1).uppercased() + enumCase.name.dropFirst() + "CodingKeys"
    return nominal.nested[own] == nil ? "__PayloadKey" : own
  }

  private func payloadKey(_ element: TupleElement, _ index: Int, of enumCase: EnumCase) -> String {
    let name = element.label ?? "_\(index)"
    return payloadKeys(of: enumCase) == "__PayloadKey" ? "__PayloadKey(\"\(name)\")" : ".\(name)"
  }

  /// Reads the members and adds them to the type.
  private func declare(_ members: String, where requirements: [GenericRequirement] = []) {
    let scope = DeclarationScope(parent: self.scope)
    scope.requirements = self.scope.requirements + requirements
    let text = "struct Synthesized {\n\(members)\n}"
    let file = SourceFile(name: "\(nominal.name)+Coding.swift", text: text)
    world.libraryFiles.insert(file)
    let parsed = world.parser.parse(file)
    for problem in parsed.diagnostics { world.libraryProblems.append(problem) }
    guard case .declaration(let declaration)? = parsed.statements.first?.kind,
      case .nominal(let made) = declaration.kind
    else { return }
    let collector = DeclarationCollector(world: world, names: World.Names(), scope: scope)
    for member in made.members {
      guard case .nominal(let keys) = member.kind else { continue }
      nominal.nested[keys.name] = collector.declareNominal(
        keys, member, outer: nominal, scope: scope)
    }
    MemberBuilder(world: world, nominal: nominal, scope: scope)
      .build(made.members, isExtension: false)
  }
}

/// Which coding members the extensions of a type write themselves.
struct HandwrittenCoding {
  var decodes = false
  var encodes = false

  /// Notes what one extension declares.
  mutating func add(_ members: [ParsedDeclaration]) {
    for member in members {
      guard case .function(let function) = member.kind, function.parameters.count == 1 else {
        continue
      }
      let label = function.parameters[0].label
      if function.kind == .initializer, label == "from" { decodes = true }
      if function.kind == .function, function.name == "encode", label == "to" { encodes = true }
    }
  }
}
