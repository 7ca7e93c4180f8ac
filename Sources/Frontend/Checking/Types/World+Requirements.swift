import Diagnostics
import IR

extension World {
  /// Reports protocols a user's type claims but does not implement.
  func checkRequirements(of nominal: Nominal) {
    guard nominal.kind != .protocol, !nominal.isLibrary else { return }
    if nominal.kind == .structure || nominal.kind == .enumeration {
      checkContainment(in: nominal)
    }
    if nominal.kind == .object {
      checkStoredProperties(of: nominal)
      checkOverrides(of: nominal)
      if let parent = nominal.superclass?.declaration, !parent.isLibrary,
        parent.attributes.contains("final")
      {
        report(.finalSuperclass(nominal, parent))
      }
    }
    checkSynthesis(of: nominal)
    let type = Type.nominal(nominal, ownParameters(of: nominal))
    for ancestor in allProtocols(of: nominal) {
      complete(ancestor)
      let missing = assumingConditions(of: nominal, for: ancestor) {
        ancestor.requirements.filter {
          $0.kind == .setter
            ? isConstant($0, in: nominal, ancestor) : !hasWitness(for: $0, in: nominal, ancestor)
        }
      }
      checkInitializers(of: nominal, for: ancestor)
      if missing.isEmpty, let name = unfitAssociatedType(of: nominal, for: ancestor) {
        report(
          .missingRequirement(
            type, ["a type '\(name)' that conforms; 'any' types do not"], of: ancestor,
            place(of: ancestor, in: nominal)))
      }
      guard !missing.isEmpty else {
        checkAccess(ofWitnessesOf: nominal, for: ancestor)
        continue
      }
      report(
        .missingRequirement(
          type, missing.map(describe), of: ancestor, place(of: ancestor, in: nominal)))
    }
  }

  /// Where the program says that a type conforms: its name, or an extension.
  func place(of needed: Nominal, in nominal: Nominal) -> SourceRange {
    nominal.conformances.first { refines($0.protocolReference.declaration, needed) }?.place
      ?? nominal.range
  }

  /// An associated type with bounds that stands for an `any` type: `var body: View`.
  private func unfitAssociatedType(of nominal: Nominal, for ancestor: Nominal) -> String? {
    ancestor.associatedTypes.keys.sorted().first { name in
      guard let bounds = ancestor.associatedTypes[name],
        bounds.contains(where: { $0.declaration.name != "Error" }),
        let type = associatedType(named: name, of: .nominal(nominal, ownParameters(of: nominal))),
        case .existential(let protocols) = solver.head(type)
      else { return false }
      return !protocols.isEmpty
    }
  }

  private func ownParameters(of nominal: Nominal) -> [Type] {
    nominal.genericParameters.map { .parameter($0) }
  }

  /// Reports a struct or enum whose values would be parts of themselves.
  private func checkContainment(in nominal: Nominal) {
    for field in nominal.fields {
      var seen: Set<Nominal> = []
      if holds(field.type, nominal, &seen) {
        return report(.recursiveValue(nominal, field.range))
      }
    }
    for payload in directPayloads(of: nominal) {
      var seen: Set<Nominal> = []
      if holds(payload, nominal, &seen) { return report(.recursiveEnum(nominal)) }
    }
  }

  /// The types of what the cases of an enum hold without a reference between.
  private func directPayloads(of nominal: Nominal) -> [Type] {
    nominal.cases.filter { !$0.isIndirect }.flatMap { $0.payload.map(\.type) }
  }

  /// True if a value of `type` has one of `nominal` inside, not behind a reference.
  private func holds(_ type: Type, _ nominal: Nominal, _ seen: inout Set<Nominal>) -> Bool {
    if let payload = optionalPayload(type) { return holds(payload, nominal, &seen) }
    if case .tuple(let elements) = type {
      for element in elements where holds(element.type, nominal, &seen) { return true }
      return false
    }
    guard case .nominal(let declaration, _) = type,
      declaration.kind == .structure || declaration.kind == .enumeration
    else { return false }
    if declaration == nominal { return true }
    guard !declaration.isLibrary, seen.insert(declaration).inserted else { return false }
    complete(declaration)
    let parts = declaration.fields.map(\.type) + directPayloads(of: declaration)
    for part in parts where holds(part, nominal, &seen) { return true }
    return false
  }

  private func checkStoredProperties(of nominal: Nominal) {
    guard nominal.members["init"] == nil || nominal.members["init"]?.isEmpty == true else { return }
    if let field = nominal.fields.first(where: { $0.initialValue == nil }) {
      report(.uninitialized(field, of: nominal))
    }
  }

  /// True if two functions of the same name surely have different types.
  private func differs(_ first: Function, from second: Function) -> Bool {
    completeSignature(of: first)
    completeSignature(of: second)
    guard first.genericParameters.isEmpty, second.genericParameters.isEmpty else { return false }
    let pairs = zip(first.parameters.map(\.type), second.parameters.map(\.type))
    return pairs.contains { isOther($0, $1) }
      || second.kind != .initializer && isOther(first.result, second.result)
  }

  /// True for types that are known, and not the same: no conversion makes one a witness of the
  /// other.
  private func isOther(_ first: Type, _ second: Type) -> Bool {
    guard case .nominal(let x, let left) = solver.resolve(first),
      case .nominal(let y, let right) = solver.resolve(second), !x.isReference, !y.isReference
    else { return false }
    return x != y || zip(left, right).contains { isOther($0, $1) }
  }

  /// True for a `let` where a protocol of the program asks for a property that can be set.
  private func isConstant(
    _ requirement: Requirement, in nominal: Nominal, _ ancestor: Nominal
  ) -> Bool {
    let function = requirement.function
    guard !ancestor.isLibrary, !function.isSubscript, !function.isStatic,
      nominal.properties[function.name] == nil,
      let field = nominal.fields.first(where: { $0.name == function.name })
    else { return false }
    return !field.isMutable
  }

  /// What a protocol asks of a class with subclasses holds for those too: `required`.
  private func checkInitializers(of nominal: Nominal, for ancestor: Nominal) {
    guard nominal.kind == .object, !nominal.attributes.contains("final"), !ancestor.isLibrary else {
      return
    }
    for requirement in ancestor.requirements where requirement.kind == .initializer {
      let wanted = requirement.function
      let own = (nominal.members["init"] ?? []).filter {
        $0.fullName == wanted.fullName && !$0.isOverride && !differs($0, from: wanted)
      }
      if let only = own.first, own.count == 1, !only.attributes.contains("required") {
        report(.requirementNotRequired(only, nominal))
      }
    }
  }

  private func describe(_ requirement: Requirement) -> String {
    switch requirement.kind {
    case .getter: "a property '\(requirement.function.name)'"
    case .setter: "a property '\(requirement.function.name)' that can be set"
    case .initializer, .function: "'\(requirement.function.fullName)'"
    }
  }

  /// Requirements that are synthesised for types that only name the protocol.
  private static let synthesized: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Encodable", "Decodable", "RawRepresentable",
    "CaseIterable", "Sendable", "Error", "CodingKey", "Actor", "Observable",
  ]

  /// True for `enum Mode: RawRepresentable` without raw values.
  private func isRawValueMissing(in nominal: Nominal, for ancestor: Nominal) -> Bool {
    ancestor.name == "RawRepresentable" && nominal.kind == .enumeration && nominal.rawType == nil
      && !isUnmodelled(.nominal(nominal, ownParameters(of: nominal)))
      && (members(
        named: "rawValue", of: .nominal(nominal, ownParameters(of: nominal)), isStatic: false
      ).isEmpty || nominal.members["init"]?.contains { $0.fullName == "init(rawValue:)" } != true)
  }

  /// The type of the property that a protocol asks for.
  private func wanted(_ getter: Function) -> Type {
    completeSignature(of: getter)
    return getter.result
  }

  private func inferred(_ field: Field) -> Type {
    inferType(of: field)
    return field.type
  }

  private func inferred(_ property: Property) -> Type {
    inferType(of: property)
    return property.type
  }

  /// False for a type of the program without any subscript of such a form.
  private func hasSubscript(
    for wanted: Function, in nominal: Nominal, _ ancestor: Nominal
  ) -> Bool {
    // Library protocols offer most of theirs themselves; of collections one is left.
    let isOffered = ancestor.isLibrary && wanted.parameters.first?.name != "position"
    guard !isOffered, nominal.superclass?.declaration?.isLibrary != true,
      !isUnmodelled(.nominal(nominal, ownParameters(of: nominal)))
    else { return true }
    let type = Type.nominal(nominal, ownParameters(of: nominal))
    return members(named: wanted.name, of: type, isStatic: wanted.isStatic).contains { member in
      guard case .function(let function) = member.kind else { return true }
      let isAsked = function.owner == ancestor && !function.isExtensionMember
      return !isAsked && !libraryFiles.contains(function.range.file)
        && function.parameters.count == wanted.parameters.count
    }
  }

  private func hasWitness(
    for requirement: Requirement, in nominal: Nominal, _ ancestor: Nominal
  ) -> Bool {
    if ancestor.isLibrary, Self.synthesized.contains(ancestor.name) {
      return !isRawValueMissing(in: nominal, for: ancestor)
    }
    let function = requirement.function
    if function.isSubscript { return hasSubscript(for: function, in: nominal, ancestor) }
    let isStatic = function.isStatic || requirement.kind == .initializer
    let name = function.name
    let selfType = Type.nominal(nominal, nominal.genericParameters.map { .parameter($0) })
    let found = members(named: name, of: selfType, isStatic: isStatic)
    return found.contains { member in
      guard isApplicable(member) else { return false }
      return switch (requirement.kind, member.kind) {
      case (.getter, .field(let field)): !isOther(wanted(function), inferred(field))
      case (.getter, .property(let property)): !isOther(wanted(function), inferred(property))
      case (.setter, .field), (.setter, .property): true
      case (.initializer, .function(let candidate))
      where function.parameters.isEmpty && candidate.parameters.allSatisfy(\.hasDefault):
        // The memberwise initialiser of a struct whose properties have values stands for `init()`.
        true
      case (.function, .function(let candidate)), (.initializer, .function(let candidate)):
        candidate.fullName == function.fullName && !differs(candidate, from: function)
      case (.getter, .enumCase), (.function, .enumCase): true
      default: false
      }
    }
  }
}
