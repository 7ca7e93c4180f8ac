import Diagnostics
import IR

extension BodyChecker {
  /// Checks `base.name` used as a value.
  func checkMember(
    _ base: ParsedExpression, _ name: String, _ generics: [ParsedType], expecting: Type?,
    _ range: SourceRange, _ nameRange: SourceRange
  ) -> Expression {
    if let module = moduleMember(base, name, generics, range) { return module }
    if case .name("super", _) = base.kind { return checkSuperMember(name, range) }
    let property = ChainedCall(
      name: name, generics: generics, arguments: nil, nameRange: nameRange, range: range)
    let checked =
      literal(base, with: name)
      ?? (hasClosureInChain(base)
        ? checkChainBase(base, of: property, expecting: expecting) : check(base, expecting: nil))
    return checkMember(of: checked, name, generics, expecting: expecting, range, nameRange)
  }

  /// `Swift.max`, `SwiftUI.Text`: the module name adds nothing here.
  private func moduleMember(
    _ base: ParsedExpression, _ name: String, _ generics: [ParsedType], _ range: SourceRange
  ) -> Expression? {
    guard case .name(let module, _) = base.kind, namesModule(module) else { return nil }
    qualified.insert(range)
    return checkName(name, generics, expecting: nil, range)
  }

  /// True for the name of a module, unless something nearer has it: `static var main` does.
  func namesModule(_ name: String) -> Bool {
    guard KnownNames.modules.contains(name), locals.find(name) == nil,
      world.nominal(named: name, in: scope) == nil, world.user.globals[name] == nil,
      world.user.properties[name] == nil
    else { return false }
    guard let selfType = scope.selfType else { return true }
    return !isNestedType(name) && world.members(named: name, of: selfType, isStatic: true).isEmpty
      && world.members(named: name, of: selfType, isStatic: false).isEmpty
  }

  /// `(A, B).self`: the tuple of types is the type of tuples.
  private func tupleType(_ base: Expression, _ range: SourceRange) -> Expression? {
    guard case .tuple = base.kind, case .tuple(let elements) = solver.head(base.type),
      !elements.isEmpty
    else { return nil }
    var types: [TupleElement] = []
    for element in elements {
      guard case .metatype(let type) = solver.head(element.type) else { return nil }
      types.append(TupleElement(label: element.label, type: type))
    }
    return make(.metatype(.tuple(types)), .metatype(.tuple(types)), range)
  }

  /// Checks a member of something already checked.
  func checkMember(
    of base: Expression, _ name: String, _ generics: [ParsedType], expecting: Type?,
    _ range: SourceRange, _ nameRange: SourceRange
  ) -> Expression {
    let type = solver.head(base.type)
    if name == "self" { return tupleType(base, range) ?? base }
    let name = name == "`self`" ? "self" : name
    if name.hasSuffix(":)"), let open = name.firstIndex(of: "(") {
      return labelledMember(of: base, name, String(name[..<open]), expecting: expecting, range)
    }
    if case .metatype(let instance) = type {
      let isTypeName = if case .metatype = base.kind { true } else { false }
      if name == "Type" { return make(.metatype(.metatype(instance)), .metatype(type), range) }
      let found = world.members(named: name, of: solver.head(instance), isStatic: true)
      if !found.isEmpty { return value(found, of: base, name, generics, expecting, range) }
      // `type(of: animal).Feed` is the same for every value of a generic parameter.
      if isTypeName || isAbstract(solver.head(instance)),
        let type = associatedMember(name, of: instance)
      {
        return make(.metatype(type), .metatype(type), range)
      }
      if isTypeName, let method = unapplied(name, instance, expecting: expecting, range) {
        return method
      }
    }
    if case .tuple(let elements) = type, let index = tupleIndex(name, elements) {
      return make(.tupleElement(base, index), elements[index].type, range)
    }
    let found = world.members(named: name, of: type, isStatic: false)
    checkAccess(found, name, nameRange)
    if !found.isEmpty { return value(found, of: base, name, generics, expecting, range) }
    if let forwarded = dynamicLookup(name, base, type, expecting: expecting, range) {
      return forwarded
    }
    return missingMember(name, base, type, range, nameRange)
  }

  /// `T.Element` in an expression: an associated type of what the base names, or an alias that a
  /// protocol declares.
  func associatedMember(_ name: String, of instance: Type) -> Type? {
    let owner = solver.head(instance)
    let protocols =
      switch owner {
      case .nominal(let declaration, _): world.protocolsOfClassChain(declaration)
      default: world.protocols(of: owner).flatMap { world.allRefined(by: $0.declaration) }
      }
    guard protocols.contains(where: { $0.associatedTypes[name] != nil }) else {
      if case .nominal = owner { return nil }
      return world.alias(name, declaredBy: world.protocols(of: owner), for: owner)
    }
    return solver.head(.member(owner, name))
  }

  /// `x.name(label:_:)`: the overload with these labels as a value.
  private func labelledMember(
    of base: Expression, _ name: String, _ baseName: String, expecting: Type?,
    _ range: SourceRange
  ) -> Expression {
    let type = solver.head(base.type)
    var found: [FoundMember] = []
    if case .metatype(let instance) = type {
      found = world.members(named: baseName, of: solver.head(instance), isStatic: true)
      if found.isEmpty,
        let method = unapplied(baseName, instance, expecting: expecting, range)
      {
        return method
      }
    } else {
      found = world.members(named: baseName, of: type, isStatic: false)
    }
    // Labels name a function, whatever property has the same name.
    found = found.filter { if case .field = $0.kind { false } else { true } }
    found = found.filter { if case .property = $0.kind { false } else { true } }
    guard
      case .candidates(let candidates) = labelled(
        member(found, of: base, baseName, [], range), as: name)
    else {
      report(.unknownMember(name, of: type, range, candidates: []))
      return failed(range)
    }
    return functionValue(candidates, expecting: expecting, name: baseName, range)
  }

  func tupleIndex(_ name: String, _ elements: [TupleElement]) -> Int? {
    if let index = Int(name) { return elements.indices.contains(index) ? index : nil }
    return elements.firstIndex { $0.label == name }
  }

  private func value(
    _ found: [FoundMember], of base: Expression, _ name: String, _ generics: [ParsedType],
    _ expecting: Type?, _ range: SourceRange
  ) -> Expression {
    switch member(found, of: base, name, generics, range) {
    case .expression(let property):
      return method(namedLike: property, of: base, name, generics, expecting: expecting, range)
        ?? unwrapped(property, expecting: expecting)
    case .candidates(let candidates):
      return functionValue(candidates, expecting: expecting, name: name, range)
    case .unknown: return failed(range)
    }
  }

  /// Turns found members into a value or call candidates.
  func member(
    _ found: [FoundMember], of base: Expression, _ name: String, _ generics: [ParsedType],
    _ range: SourceRange
  ) -> ResolvedName {
    var candidates: [CallCandidate] = []
    let explicit = generics.map { TypeResolver(world: world, scope: scope).resolve($0) }
    let (found, unmet) = separated(withoutCircle(found), of: base)
    for member in found {
      switch member.kind {
      case .field(let field):
        world.inferType(of: field)
        let type = member.substitution.apply(field.type)
        if isOutranked(type, by: found) { continue }
        let value = make(.field(base, field), type, range)
        checkIsolation(field, .referenced, of: base, range)
        if let overload = overload(value, among: found) {
          candidates.append(overload)
          continue
        }
        return .expression(value)
      case .property(let property):
        guard world.satisfies(property.requirements, member.substitution),
          !isOutranked(property, member, by: found)
        else { continue }
        // Where nothing is called, `first` is the property, wherever `first(where:)` stands.
        if let overload = overload(property, member, of: base, among: found, range) {
          candidates.append(overload)
        } else if candidates.isEmpty || callShape == nil {
          reportInert(property.name, property.attributes, of: property.owner, range)
          return .expression(read(property, member, of: base, range))
        }
      case .enumCase(let enumCase):
        guard case .metatype(let type) = solver.head(base.type) else { continue }
        if enumCase.payload.isEmpty {
          return .expression(make(.enumCase(enumCase, []), open(type), range))
        }
        let opened = open(type)
        candidates.append(
          CallCandidate(
            enumCase: enumCase, type: opened,
            substitution: Substitution(enumCase.owner, opened.genericArguments)))
      case .nested(let declared):
        let plain = member.substitution.apply(declared)
        let alias = TypeResolver(world: world, scope: scope).specialized(plain, explicit)
        let type = alias ?? withOwnArguments(plain, explicit)
        return .expression(make(.metatype(type), .metatype(type), range))
      case .function(let function):
        guard !function.isSubscript, mayAccept(function, among: found) else { continue }
        candidates.append(
          CallCandidate(
            function: function, receiver: .value(base), found: member,
            constructedType: constructed(function, base), explicit: explicit, solver: solver))
      }
    }
    // What is called `count` and takes something is not meant where nothing is called.
    let isRefused = candidates.isEmpty || callShape == nil && unmet?.isProperty == true
    return isRefused ? refused(unmet, name, range) : .candidates(candidates)
  }

  /// The type an initialiser reached through a metatype makes.
  private func constructed(_ function: Function, _ base: Expression) -> Type? {
    guard function.kind == .initializer, case .metatype(let type) = solver.head(base.type) else {
      return nil
    }
    return type
  }

  /// A type with its own parameters, used from outside: they are to be inferred.
  func open(_ type: Type) -> Type { solver.head(type) }

  /// Reads a property through its getter, or its slot where the code is inside.
  func read(
    _ property: Property, _ member: FoundMember, of base: Expression, _ range: SourceRange
  ) -> Expression {
    world.inferType(of: property)
    checkIsolation(property, .referenced, of: base, range)
    if let field = directSlot(of: property, base), !readsThroughGetter(property) {
      world.inferType(of: field)
      return make(.field(base, field), member.substitution.apply(field.type), range)
    }
    let type = member.substitution.apply(property.type)
    if let global = property.global {
      return make(.global(global), type, range)
    }
    guard let getter = property.getter else { return failed(range) }
    checkEffects(ofReading: getter, range)
    if isFoundByName(getter, requirement: member.requirementOwner, base) {
      return make(.dynamicMember(base, property.name), type, range)
    }
    let callee = callee(getter, .value(base), requirement: member.requirementOwner, base)
    // A `lazy` getter fills its slot, so it needs the place.
    let receiver = getter.isMutating ? storedPlace(of: base).map { Argument.mutable($0) } : nil
    if getter.isMutating, !isReference(base.type), let reason = constant(in: base) {
      report(
        Diagnostic(
          id: "frontend.immutable",
          message: "cannot use mutating getter on immutable value: \(reason)",
          range: range.last(property.name)))
    }
    return make(
      .call(callee, [receiver ?? .value(base)], typeArguments: arguments(of: base, for: getter)),
      type, range)
  }

  /// The place a value was read from, if it is stored in one that can be written.
  private func storedPlace(of value: Expression) -> Place? {
    switch value.kind {
    case .local(let local): local.isMutable ? .local(local) : nil
    case .global(let global): global.isMutable ? .global(global) : nil
    case .field(let base, let field):
      if field.owner.isReference {
        .objectField(base, field)
      } else {
        storedPlace(of: base).map { .field($0, field) }
      }
    default: nil
    }
  }

  /// Why a value cannot change, if it is or is part of something constant.
  private func constant(in value: Expression) -> String? {
    switch value.kind {
    case .local(let local) where !local.isMutable:
      local.name == "self" ? "'self' is immutable" : "'\(local.name)' is a 'let' constant"
    case .global(let global) where !global.isMutable: "'\(global.name)' is a 'let' constant"
    case .field(let base, let field) where !field.owner.isReference:
      field.isMutable ? constant(in: base) : "'\(field.name)' is a 'let' constant"
    default: nil
    }
  }

  /// An initialiser writes the slot of an `@Observable` property but reads through its getter: the
  /// read counts for whoever is watching (U92).
  private func readsThroughGetter(_ property: Property) -> Bool {
    context.function?.kind == .initializer
      && world.modifySetters[ObjectIdentifier(property)] != nil
  }

  /// Inside initialisers and its own accessors, an observed property means its slot.
  func directSlot(of property: Property, _ base: Expression) -> Field? {
    guard let field = world.slots[ObjectIdentifier(property)], case .local(let local) = base.kind,
      local === context.receiver, let function = context.function, function.owner == property.owner
    else { return nil }
    if function.kind == .initializer { return field }
    if function === property.getter || function === property.setter
      || function === world.modifySetters[ObjectIdentifier(property)]
    {
      return field
    }
    return nil
  }

  /// How a member function is reached from a receiver.
  func callee(
    _ function: Function, _ receiver: CallCandidate.Receiver?, requirement: Nominal?,
    _ base: Expression?
  ) -> Callee {
    if case .superclass? = receiver { return .superMethod(function) }
    if let requirement,
      let declared = requirement.requirements.first(where: { $0.function == function })
    {
      var selfType = base.map { solver.finalize($0.type) } ?? .dynamic
      if case .metatype(let instance) = selfType { selfType = instance }
      return .requirement(declared, selfType: selfType)
    }
    if let owner = function.owner, owner.isReference, !function.isStatic,
      function.kind != .initializer, !function.attributes.contains("final")
    {
      return .method(function)
    }
    return .function(function)
  }

  private func checkSuperMember(_ name: String, _ range: SourceRange) -> Expression {
    guard let receiver = context.receiver, let parent = scope.selfType.flatMap(world.superclass)
    else {
      report(.unknownName("super", range, candidates: []))
      return failed(range)
    }
    let isStatic = if case .metatype = receiver.type { true } else { false }
    let found = world.members(named: name, of: parent, isStatic: isStatic)
    let base = Expression(.local(receiver), type: receiver.type, range: range)
    guard let first = found.first else {
      if world.isUnmodelled(parent), let member = unmodelledMember(name, range) { return member }
      report(.unknownMember(name, of: parent, range, candidates: world.memberNames(of: parent)))
      return failed(range)
    }
    switch first.kind {
    case .field(let field):
      return make(.field(base, field), first.substitution.apply(field.type), range)
    case .property(let property):
      guard let getter = property.getter else { return failed(range) }
      return make(
        .call(.superMethod(getter), [.value(base)], typeArguments: []),
        first.substitution.apply(property.type), range)
    default: return failed(range)
    }
  }
}
