import Diagnostics
import IR

/// Makes a property of a type: stored, computed, observed, lazy, wrapped or static.
struct PropertyBuilder {
  let members: MemberBuilder
  let isExtension: Bool

  var world: World { members.world }
  var nominal: Nominal { members.nominal }
  var scope: DeclarationScope { members.scope }

  func build(_ variable: ParsedVariable, _ declaration: ParsedDeclaration) {
    if declaration.modifiers.contains("lazy"), !variable.isMutable, !nominal.isLibrary {
      world.report(
        Diagnostic(
          id: "frontend.lazy", message: "'lazy' cannot be used on a let",
          range: declaration.range))
    }
    checkPlace(of: variable, declaration)
    if case .some? = variable.type?.kind, variable.value == nil, variable.accessors == nil,
      nominal.kind != .protocol, !scope.isLibrary
    {
      world.report(.opaqueWithoutValue(declaration.nameRange))
    }
    addMembers(variable, declaration)
    guard declaration.modifiers.contains("private"), !nominal.isLibrary, let name = variable.name
    else { return }
    let isStatic = isStatic(declaration)
    for property in nominal.properties[name] ?? [] where property.isStatic == isStatic {
      world.privateMembers.insert(ObjectIdentifier(property))
    }
    if !isStatic,
      let field = nominal.fields.first(where: { $0.name == name || $0.name == "_\(name)" })
    {
      world.privateMembers.insert(ObjectIdentifier(field))
    }
  }

  /// Reports what can be stored neither in an extension nor in a protocol.
  private func checkPlace(of variable: ParsedVariable, _ declaration: ParsedDeclaration) {
    guard !scope.isLibrary, variable.accessors?.getter == nil else { return }
    if isRequirement, variable.accessors == nil {
      world.report(.requirementNeedsAccessors(declaration.nameRange))
    } else if isExtension, !isStatic(declaration) {
      world.report(.storedInExtension(declaration.nameRange))
    }
  }

  private func isStatic(_ declaration: ParsedDeclaration) -> Bool {
    !declaration.modifiers.isDisjoint(with: ["static", "class"])
  }

  private func addMembers(_ variable: ParsedVariable, _ declaration: ParsedDeclaration) {
    if case .tuple(let parts) = variable.pattern.kind {
      return buildParts(parts, variable, declaration)
    }
    guard case .name(let name, _) = variable.pattern.kind else { return }
    let isStatic = isStatic(declaration)
    let wrappers = wrapperAttributes(declaration)
    let wrapper = wrappers.first
    if isStatic, variable.accessors?.getter == nil, wrapper == nil {
      buildStatic(name, variable, declaration)
    } else if let wrapper {
      PropertyWrapperBuilder(
        property: self, attribute: wrapper.attribute, wrapper: wrapper.wrapper,
        inner: Array(wrappers.dropFirst())
      ).build(name, variable, declaration, isStatic: isStatic)
    } else if variable.accessors?.getter != nil || isRequirement {
      buildComputed(name, variable, declaration, isStatic: isStatic)
    } else if declaration.modifiers.contains("lazy") {
      ObservedPropertyBuilder(property: self).buildLazy(name, variable, declaration)
    } else if let wrapper = unmodelledWrapper(variable, declaration) {
      buildUnmodelled(variable, declaration, wrapper: wrapper)
    } else if isObserved(variable, declaration) {
      ObservedPropertyBuilder(property: self).buildObservable(name, variable, declaration)
    } else if variable.accessors != nil, declaration.modifiers.contains("override") {
      ObservedPropertyBuilder(property: self).buildOverride(name, variable, declaration)
    } else if variable.accessors != nil {
      ObservedPropertyBuilder(property: self).buildObserved(name, variable, declaration)
    } else {
      _ = buildField(name, variable, declaration)
    }
  }

  /// `var (a, b) = (0, 1)`: a property for each name, which takes its part of the value.
  private func buildParts(
    _ parts: [(label: String?, pattern: ParsedPattern)], _ variable: ParsedVariable,
    _ declaration: ParsedDeclaration
  ) {
    let shared = SharedValueProperties(
      property: self, variable: variable, declaration: declaration)
    if shared.build(parts, isStatic: isStatic(declaration)) { return }
    for (index, part) in parts.enumerated() {
      var type: ParsedType?
      if case .tuple(let types)? = variable.type?.kind, types.count == parts.count {
        type = types[index].type
      }
      let write = ParsedSynthesis(range: part.pattern.range)
      var value = variable.value.map { write.member($0, "\(index)") }
      if case .tuple(let values)? = variable.value?.kind, values.count == parts.count {
        value = values[index].value
      }
      build(
        ParsedVariable(
          pattern: part.pattern, type: type, value: value, isMutable: variable.isMutable,
          accessors: nil), declaration)
    }
  }

  /// True for what `@Observable`, or `@Model`, makes announce its changes.
  private func isObserved(
    _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) -> Bool {
    guard variable.isMutable, !nominal.attributes.isDisjoint(with: ["Observable", "Model"]) else {
      return false
    }
    let ignoring: Set = ["ObservationIgnored", "Transient"]
    return !declaration.attributes.contains { ignoring.contains($0.name) }
  }

  private var isRequirement: Bool { nominal.kind == .protocol && !isExtension }

  /// The attributes that name property wrappers, the outermost first.
  private func wrapperAttributes(
    _ declaration: ParsedDeclaration
  ) -> [(attribute: ParsedAttribute, wrapper: Nominal)] {
    let resolver = TypeResolver(world: world, scope: scope)
    return declaration.attributes.compactMap { attribute in
      guard let found = resolver.nominal(of: attribute),
        found.attributes.contains("propertyWrapper")
      else { return nil }
      return (attribute, found)
    }
  }

  /// Adds a slot; its type is written, or inferred from the default value on first use.
  func buildField(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) -> Field {
    if let twin = nominal.fields.first(where: { $0.name == name }), !nominal.isLibrary {
      world.report(.redeclaration(name, declaration.nameRange, previous: twin.range))
    }
    let field = Field(
      name: name, type: .dynamic, index: nominal.fields.count, isMutable: variable.isMutable,
      owner: nominal, range: declaration.nameRange)
    if declaration.modifiers.contains("nonisolated") {
      world.nonisolatedFields.insert(ObjectIdentifier(field))
    }
    field.isWeak = declaration.modifiers.contains("weak")
    field.isUnowned = declaration.modifiers.contains { $0.hasPrefix("unowned") }
    nominal.fields.append(field)
    if !declaration.attributes.isEmpty {
      let resolver = TypeResolver(world: world, scope: scope)
      world.fieldBuilders[ObjectIdentifier(field)] =
        declaration.attributes.lazy.compactMap { resolver.builder($0) }.first
    }
    setType(of: variable, on: field) { field.type = $0 }
    if let value = variable.value {
      let world = world
      let scope = scope
      field.initialValue = { [unowned field] in
        world.inferType(of: field)
        return BodyChecker.checkDefault(value, type: field.type, world: world, scope: scope)
      }
    } else if variable.isMutable, variable.isOptional {
      field.initialValue = { [unowned field] in
        Expression(.nil, type: field.type, range: field.range)
      }
    }
    return field
  }

  /// Resolves a written type now, or arranges for it to be inferred.
  func setType(
    of variable: ParsedVariable, on declaration: AnyObject, isLazy: Bool = false,
    _ assign: @escaping (Type) -> Void
  ) {
    let resolver = TypeResolver(world: world, scope: scope)
    if let written = variable.type {
      if case .implicitlyUnwrapped = written.kind {
        world.implicitlyUnwrapped.insert(ObjectIdentifier(declaration))
      }
      assign(resolver.resolve(written))
    } else if let value = variable.value {
      let world = world
      let scope = scope
      world.pendingTypes[ObjectIdentifier(declaration)] = {
        let type = BodyChecker.typeOfDefault(
          value, world: world, scope: scope, isLazy: isLazy)
        assign(type)
      }
    }
  }

  @discardableResult
  func buildStatic(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration,
    of known: Type? = nil
  ) -> Property {
    let property = Property(
      name: name, type: known ?? .dynamic, isStatic: true, owner: nominal,
      range: declaration.nameRange)
    let global = Global(
      name: "\(nominal.qualifiedName).\(name)", type: known ?? .dynamic,
      isMutable: variable.isMutable, range: declaration.nameRange)
    property.global = global
    property.requirements = scope.requirements
    property.summary = declaration.summary
    nominal.properties[name, default: []].append(property)
    if known == nil {
      setType(of: variable, on: property) {
        property.type = $0
        global.type = $0
      }
    }
    if world.implicitlyUnwrapped.contains(ObjectIdentifier(property)) {
      world.implicitlyUnwrapped.insert(ObjectIdentifier(global))
    }
    guard let value = variable.value else { return property }
    let world = world
    let scope = scope
    global.initializer = {
      world.inferType(of: property)
      return BodyChecker.checkInitializer(value, type: property.type, world: world, scope: scope)
    }
    return property
  }

  func buildComputed(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration, isStatic: Bool
  ) {
    let property = Property(
      name: name, type: .dynamic, isStatic: isStatic, owner: nominal,
      range: declaration.nameRange)
    property.requirements = scope.requirements
    property.attributes = Set(declaration.attributes.map(\.name))
      .union(declaration.modifiers.intersection(["nonisolated"]))
    property.summary = declaration.summary
    AccessorBuilder(world: world, scope: scope, owner: nominal, isExtension: isExtension)
      .build(property, variable, declaration)
    nominal.properties[name, default: []].append(property)
    guard isRequirement else { return }
    for (kind, function) in [
      (Requirement.Kind.getter, property.getter), (.setter, property.setter),
    ] {
      if let function {
        nominal.requirements.append(Requirement(kind: kind, function: function, owner: nominal))
      }
    }
  }
}
