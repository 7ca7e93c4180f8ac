import IR

/// A member found by name, with what the generic parameters of its declaration stand for.
struct FoundMember {
  enum Kind {
    case field(Field)
    case property(Property)
    case function(Function)
    case enumCase(EnumCase)
    case nested(Type)
  }

  let kind: Kind
  let substitution: Substitution
  /// Set when the member is a protocol requirement reached through a bound or existential.
  let requirementOwner: Nominal?
  /// 0 for the type's own members, more for superclasses and protocol extensions.
  let distance: Int

  /// True for what is called with arguments whatever its type: a method, or a case with a payload.
  var isFunction: Bool {
    switch kind {
    case .function: true
    case .enumCase(let enumCase): !enumCase.payload.isEmpty
    case .field, .property, .nested: false
    }
  }
}

extension World {
  /// Finds the members called `name`, nearest declaration first.
  func members(named name: String, of type: Type, isStatic: Bool) -> [FoundMember] {
    loadLibrary(member: name, of: type)
    switch type {
    case .nominal(let declaration, let arguments):
      return nominalMembers(name, declaration, arguments, isStatic: isStatic)
    case .parameter, .opaque, .existential, .member, .variable:
      var found = boundMembers(name, type, isStatic: isStatic)
      if let superclass = classBound(of: type) {
        found = members(named: name, of: superclass, isStatic: isStatic) + found
      }
      if found.isEmpty, case .opaque(let result, _) = type, let underlying = result.underlying {
        return members(named: name, of: underlying, isStatic: isStatic)
      }
      return found
    default: return []
    }
  }

  /// The class that what is known of a type says it inherits from.
  func classBound(of type: Type) -> Type? {
    if let assumed = assumedClasses[type] { return assumed }
    switch type {
    case .parameter(let parameter): return parameter.superclass
    case .member(let base, let name):
      return protocols(of: base).lazy.flatMap { self.allRefined(by: $0.declaration) }
        .compactMap { self.associatedClasses[$0]?[name] }.first
    default: return type.composedClass
    }
  }

  private func nominalMembers(
    _ name: String, _ declaration: Nominal, _ arguments: [Type], isStatic: Bool
  ) -> [FoundMember] {
    var found: [FoundMember] = []
    var current: Type? = .nominal(declaration, arguments)
    var distance = 0
    while let type = current, case .nominal(let owner, let arguments) = type {
      complete(owner)
      let substitution = Substitution(owner, arguments)
      for kind in ownMembers(name, owner, arguments, isStatic: isStatic)
      where !isHidden(kind, by: found) {
        found.append(
          FoundMember(
            kind: kind, substitution: substitution, requirementOwner: nil, distance: distance))
      }
      current = superclass(of: type)
      distance += 1
    }
    let selfType = Type.nominal(declaration, arguments)
    // What it does not have under these arguments may be a member of what it forwards to.
    let forwards = declaration.attributes.contains("dynamicMemberLookup")
    if forwards { found = found.filter(isConditionMet) }
    for ancestor in protocolsOfClassChain(declaration)
    where !forwards || conforms(selfType, to: ancestor) {
      found += protocolMembers(
        name, ancestor, selfType: selfType, isStatic: isStatic, includesRequirements: false,
        distance: distance + 1)
    }
    return found
  }

  private func isConditionMet(_ member: FoundMember) -> Bool {
    let requirements: [GenericRequirement] =
      switch member.kind {
      case .property(let property): property.requirements
      case .function(let function): function.genericParameters.isEmpty ? function.requirements : []
      default: []
      }
    return requirements.allSatisfy { requirement in
      guard case .conforms(let type, let needed) = requirement else { return true }
      return conforms(solver.head(member.substitution.apply(type)), to: needed.declaration)
    }
  }

  func protocolsOfClassChain(_ declaration: Nominal) -> [Nominal] {
    var result = allProtocols(of: declaration)
    var parent = declaration.superclass?.declaration
    while let current = parent {
      for ancestor in allProtocols(of: current) where !result.contains(ancestor) {
        result.append(ancestor)
      }
      parent = current.superclass?.declaration
    }
    return result
  }

  private func isHidden(_ kind: FoundMember.Kind, by found: [FoundMember]) -> Bool {
    found.contains {
      switch ($0.kind, kind) {
      case (.function(let a), .function(let b)):
        a.isOverride
          && (a.kind == .function ? a.overrides(b) : a.fullName == b.fullName)
      // One of a conditional extension leaves room for others.
      case (.property(let a), .property): a.requirements.isEmpty
      case (.property, .field), (.field, .field): true
      default: false
      }
    }
  }

  private func ownMembers(
    _ name: String, _ owner: Nominal, _ arguments: [Type], isStatic: Bool
  ) -> [FoundMember.Kind] {
    var kinds: [FoundMember.Kind] = []
    if !isStatic, owner.instanceProperty(named: name) == nil,
      let field = owner.fields.first(where: { $0.name == name })
    {
      kinds.append(overridable(field).map { .property($0) } ?? .field(field))
    }
    for property in owner.properties[name] ?? [] where property.isStatic == isStatic {
      kinds.append(.property(property))
    }
    for function in owner.members[name] ?? [] {
      let isType = function.isStatic || function.kind == .initializer
      if isType == isStatic { kinds.append(.function(function)) }
    }
    if isStatic {
      if let enumCase = owner.cases.first(where: { $0.name == name }) {
        kinds.append(.enumCase(enumCase))
      }
      if let nested = owner.nested[name] {
        completeHeader(nested)
        let count = nested.genericParameters.count
        kinds.append(.nested(.nominal(nested, Array(arguments.prefix(count)))))
      } else if let alias = owner.aliases[name] {
        kinds.append(.nested(reopened(alias)))
      } else if owner.genericParameters.contains(where: { $0.name == name }),
        let type = associatedType(named: name, of: .nominal(owner, arguments))
      {
        kinds.append(.nested(type))
      }
    }
    return kinds
  }

  private func boundMembers(_ name: String, _ type: Type, isStatic: Bool) -> [FoundMember] {
    var seen: Set<Nominal> = []
    let bounds = protocols(of: type)
    var ancestors = bounds.flatMap { allRefined(by: $0.declaration) }
    if bounds.count > 1 { ancestors = refiningFirst(ancestors.filter { seen.insert($0).inserted }) }
    return ancestors.flatMap { ancestor in
      protocolMembers(
        name, ancestor, selfType: type, isStatic: isStatic, includesRequirements: true,
        distance: 0)
    }
  }

  /// Members of one protocol's requirements and extensions, for a `Self`.
  func protocolMembers(
    _ name: String, _ declaration: Nominal, selfType: Type, isStatic: Bool,
    includesRequirements: Bool, distance: Int
  ) -> [FoundMember] {
    complete(declaration)
    let substitution = Substitution.selfType(declaration, selfType)
    return ownMembers(name, declaration, [], isStatic: isStatic).compactMap { kind in
      let isRequirement: Bool
      switch kind {
      case .function(let function): isRequirement = !function.isExtensionMember
      case .property(let property):
        isRequirement = property.getter.map { !$0.isExtensionMember } ?? false
      case .nested:
        return selfTypeIsOpen(selfType)
          ? nil
          : FoundMember(
            kind: kind, substitution: substitution, requirementOwner: nil, distance: distance)
      case .field, .enumCase: return nil
      }
      if isRequirement, !includesRequirements { return nil }
      if !isRequirement, includesRequirements,
        hasRequirement(name, kind, declaration)
      {
        return nil
      }
      return FoundMember(
        kind: kind, substitution: substitution,
        requirementOwner: isRequirement ? declaration : nil,
        distance: distance + (isRequirement ? 0 : 1))
    }
  }

  private func selfTypeIsOpen(_ type: Type) -> Bool {
    if case .nominal = type { false } else { true }
  }

  /// A default implementation gives way to the requirement it implements.
  private func hasRequirement(
    _ name: String, _ kind: FoundMember.Kind, _ declaration: Nominal
  ) -> Bool {
    switch kind {
    case .function(let function):
      // The library's functions are told by their labels and by whether they are generic;
      // subscripts have no labels to tell an index from a range of them.
      let labelsTell =
        declaration.isLibrary && libraryFiles.contains(function.range.file)
        && !function.isSubscript
      return (declaration.members[name] ?? []).contains {
        !$0.isExtensionMember && $0.fullName == function.fullName
          && (labelsTell
            ? $0.hasGenericClause == function.hasGenericClause : isForSame($0, as: function))
          && !addsSetter(function, to: $0)
      }
    case .property:
      return (declaration.properties[name] ?? []).contains {
        $0.getter.map { !$0.isExtensionMember } ?? false
      }
    default: return false
    }
  }

  private func isForSame(_ requirement: Function, as function: Function) -> Bool {
    completeSignature(of: requirement)
    completeSignature(of: function)
    let (wanted, own) = (requirement.genericParameters, function.genericParameters)
    guard wanted.count == own.count else { return false }
    // `f<A>(_: A)` takes what `f<B>(_: B)` does.
    var renaming = Substitution()
    for (parameter, other) in zip(own, wanted) { renaming.types[parameter] = .parameter(other) }
    return requirement.takesSame(as: function, renaming)
  }

  /// True for a subscript with a setter beside one without.
  private func addsSetter(_ function: Function, to requirement: Function) -> Bool {
    subscriptSetters[ObjectIdentifier(function)] != nil
      && subscriptSetters[ObjectIdentifier(requirement)] == nil
  }

  /// Every member name of a type, for "did you mean".
  func memberNames(of type: Type) -> Set<String> {
    guard case .nominal(let declaration, _) = type else {
      return Set(
        protocols(of: type).flatMap { allRefined(by: $0.declaration) }.flatMap {
          Array($0.members.keys) + Array($0.properties.keys)
        })
    }
    complete(declaration)
    var names = Set(declaration.members.keys)
    names.formUnion(declaration.properties.keys)
    names.formUnion(declaration.fields.map(\.name))
    names.formUnion(declaration.cases.map(\.name))
    names.formUnion(declaration.nested.keys)
    for ancestor in protocolsOfClassChain(declaration) {
      names.formUnion(ancestor.members.keys)
      names.formUnion(ancestor.properties.keys)
    }
    return names.filter { !$0.hasPrefix("_") }
  }
}
