import Diagnostics
import IR

extension BodyChecker {
  /// What a place is wanted for; it decides the wording when it cannot be had.
  enum PlaceUse {
    case assign
    /// A part of the value is assigned: the value changes in place (U87).
    case assignPart
    case mutate(String)
    case pass
  }

  /// The place of an `inout` argument.
  func place(_ expression: ParsedExpression) -> (Place, Type)? { place(expression, .pass) }

  /// The place of a mutating call's receiver.
  func mutablePlace(_ expression: ParsedExpression, for member: String) -> (Place, Type)? {
    place(expression, .mutate(member)).map(unwrappedPlace)
  }

  /// The inside of a place declared with `!`.
  func unwrappedPlace(_ place: Place, _ type: Type) -> (Place, Type) {
    guard isImplicitlyUnwrapped(place), let payload = world.optionalPayload(solver.head(type))
    else { return (place, type) }
    return (.forced(place), payload)
  }

  private func isImplicitlyUnwrapped(_ place: Place) -> Bool {
    let declaration: AnyObject?
    switch place {
    case .local(let local): return local.isImplicitlyUnwrapped
    case .global(let global): declaration = global
    case .field(_, let field), .objectField(_, let field): declaration = field
    case .accessor(let accessor):
      let getter = self.function(of: accessor.getter)
      if getter?.isImplicitlyUnwrapped == true { return true }
      declaration = getter
    default: declaration = nil
    }
    return declaration.map { world.implicitlyUnwrapped.contains(ObjectIdentifier($0)) } ?? false
  }

  /// Finds the storage an expression names; reports why if it cannot be changed.
  func place(_ expression: ParsedExpression, _ use: PlaceUse) -> (Place, Type)? {
    switch expression.kind {
    case .parenthesized(let inner): return place(inner, use)
    case .name(let name, _): return namedPlace(name, use, expression.range)
    case .member(let base?, let name, _, _):
      return memberPlace(base, name, use, expression.range)
    case .subscripted(let base, let arguments):
      return subscriptPlace(base, arguments, use, expression.range)
    case .forceUnwrap(let inner):
      guard let (base, type) = place(inner, use) else { return nil }
      return (.forced(base), world.optionalPayload(solver.head(type)) ?? .dynamic)
    case .optionalLink(let inner):
      guard let (base, type) = place(inner, use) else { return nil }
      return (.chained(base), world.optionalPayload(solver.head(type)) ?? .dynamic)
    case .tuple:
      report(.cannotAssignToValue(expression.range))
      return nil
    default:
      let value = check(expression, expecting: nil)
      if !isReference(value.type), !isOpen(value.type), let made = immutable(expression, use) {
        refuse(made.name, kind: made.kind, use: use, made.range, declaration: nil)
        return nil
      }
      return (.temporary(value), value.type)
    }
  }

  private func namedPlace(_ name: String, _ use: PlaceUse, _ range: SourceRange) -> (Place, Type)? {
    if let (entry, owner) = locals.find(name) {
      switch entry {
      case .local(let local):
        context.use(local, of: owner)
        if !local.isMutable, !local.isLate, !isReference(local.type) || name != "self" {
          reportImmutable(name, local, use, range)
          return nil
        }
        return (.local(local), solver.resolve(local.type))
      case .functions:
        refuse(name, kind: .method, use: use, range, declaration: nil)
        return nil
      case .wrapped(let local, let member):
        context.use(local, of: owner)
        let base = Expression(.local(local), type: local.type, range: range)
        return memberPlace(of: base, place: .local(local), member, use, range)
      case .observed(let storage, let getter, let setter):
        return observedPlace(storage, getter, setter, owner, range)
      }
    }
    if let (receiver, owner) = implicitReceiver {
      let isStatic = if case .metatype = receiver.type { true } else { false }
      let owned = scope.selfType ?? .dynamic
      if !world.members(named: name, of: owned, isStatic: isStatic).isEmpty {
        context.use(receiver, of: owner)
        let base = Expression(.local(receiver), type: receiver.type, range: range)
        if let nominal = scope.nominal, !isStatic {
          let found = world.members(named: name, of: owned, isStatic: false)
          checkImplicitSelf(name, found, nominal, owner, range)
        }
        if !isStatic, isSelfConstant(name, receiver, base) {
          refuse("self", kind: .selfValue, use: use, range, declaration: nil)
          return nil
        }
        return memberPlace(of: base, place: .local(receiver), name, use, range)
      }
    }
    return globalPlace(name, use, range)
  }

  private func globalPlace(_ name: String, _ use: PlaceUse, _ range: SourceRange) -> (Place, Type)?
  {
    if let global = world.global(named: name, in: scope) {
      world.inferType(of: global)
      if !global.isMutable, !(isReference(global.type) && !isAssign(use)) {
        refuse(name, kind: .constant, use: use, range, declaration: global.range)
        return nil
      }
      return (.global(global), global.type)
    }
    if let property = world.globalProperty(named: name, in: scope),
      let getter = property.getter
    {
      world.inferType(of: property)
      guard let setter = property.setter else {
        refuse(name, kind: .getOnly, use: use, range, declaration: nil)
        return nil
      }
      let accessor = Accessor(
        getter: .function(getter), setter: .function(setter), receiver: .none,
        type: property.type)
      return (.accessor(accessor), property.type)
    }
    return typedPlace(name, use, range)
  }

  func isAssign(_ use: PlaceUse) -> Bool {
    switch use {
    case .assign, .assignPart: true
    case .mutate, .pass: false
    }
  }

  /// A static member named without its type, or nothing.
  private func typedPlace(_ name: String, _ use: PlaceUse, _ range: SourceRange) -> (Place, Type)? {
    let value = checkName(name, [], expecting: nil, range)
    if case .global(let global) = value.kind { return (.global(global), value.type) }
    if case .dynamicMember(let base, let name) = value.kind {
      return (.dynamicMember(.temporary(base), name), .dynamic)
    }
    return isOpen(value.type) || isReference(value.type) ? (.temporary(value), value.type) : nil
  }

  /// A struct's method that is not `mutating` changes nothing of its own.
  private func isSelfConstant(_ name: String, _ receiver: Local, _ base: Expression) -> Bool {
    guard !receiver.isMutable, !isReference(receiver.type), context.function?.kind != .initializer,
      let found = world.members(named: name, of: solver.head(base.type), isStatic: false).first
    else { return false }
    switch found.kind {
    case .field(let field): return field.isMutable
    case .property(let property):
      return property.setter?.isMutating == true && property.global == nil
    default: return false
    }
  }

  private func memberPlace(
    _ base: ParsedExpression, _ name: String, _ use: PlaceUse, _ range: SourceRange
  ) -> (Place, Type)? {
    if case .name("super", _) = base.kind, let receiver = context.receiver,
      let parent = scope.selfType.flatMap(world.superclass)
    {
      let value = Expression(.local(receiver), type: parent, range: range)
      return superPlace(value, name, use, range)
    }
    // The chain that a link of the base belongs to is made around the whole access.
    let wasInChain = isInChain
    isInChain = isInChain || hasLink(base)
    defer { isInChain = wasInChain }
    let value = trialBase(base)
    if isReference(value.type) {
      return memberPlace(of: check(base, expecting: nil), place: nil, name, use, range)
    }
    if !needsPlace(name, value, use) {
      return memberPlace(of: check(base, expecting: nil), place: nil, name, use, range)
    }
    guard let (place, type) = place(base, nested(use)).map(unwrappedPlace) else { return nil }
    let read = Expression(value.kind, type: type, range: value.range)
    return memberPlace(of: read, place: place, name, use, range)
  }

  /// The base's type, found without lasting effect.
  private func trialBase(_ base: ParsedExpression) -> Expression {
    trial {
      let value = self.check(base, expecting: nil)
      return Expression(value.kind, type: self.solver.finalize(value.type), range: value.range)
    }
  }

  /// What happens to a value when that happens to a part of it.
  func nested(_ use: PlaceUse) -> PlaceUse {
    if case .assign = use { .assignPart } else { use }
  }

  /// False for properties whose setter leaves their base alone (`@State`, `Binding`), and for what
  /// cannot be changed whatever its base is.
  private func needsPlace(_ name: String, _ base: Expression, _ use: PlaceUse) -> Bool {
    guard let found = world.members(named: name, of: solver.head(base.type), isStatic: false).first
    else { return true }
    switch found.kind {
    case .field(let field):
      return field.isMutable || isInitializing(field, base) || !isAssign(use)
    case .property(let property):
      let isConstant =
        property.setter == nil && world.modifySetters[ObjectIdentifier(property)] == nil
        && directSlot(of: property, base) == nil && isAssign(use)
      return !property.hasNonmutatingSetter && !isConstant
    default: return true
    }
  }

  /// The place of a member of something checked; `place` is the base's own, if it has one.
  func memberPlace(
    of base: Expression, place: Place?, _ name: String, _ use: PlaceUse, _ range: SourceRange
  ) -> (Place, Type)? {
    let type = solver.head(base.type)
    if case .tuple(let elements) = type, let place {
      guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
        elements.indices.contains(index)
      else { return nil }
      return (.tupleElement(place, index), elements[index].type)
    }
    let isStatic = if case .metatype = type { true } else { false }
    var owner = type
    if case .metatype(let instance) = type { owner = solver.head(instance) }
    guard let found = world.members(named: name, of: owner, isStatic: isStatic).first else {
      return missingPlace(base, place, name, use, range)
    }
    switch found.kind {
    case .field(let field): return fieldPlace(field, found, base, place, use, range)
    case .property(let property):
      return propertyPlace(property, found, base, place, name, use, range)
    default:
      // What stands for something unknown may have a property that is called like a modifier.
      if world.isUnmodelled(owner) {
        reportUnsimulated(".\(name)", .unmodelled(member: name, range))
        return (.dynamicMember(place ?? .temporary(base), name), .dynamic)
      }
      refuse(name, kind: .method, use: use, range, declaration: nil)
      return nil
    }
  }

  private func missingPlace(
    _ base: Expression, _ place: Place?, _ name: String, _ use: PlaceUse, _ range: SourceRange
  ) -> (Place, Type)? {
    if isOpen(base.type) {
      return (.dynamicMember(place ?? .temporary(base), name), .dynamic)
    }
    if let forwarded = dynamicLookupPlace(name, base, place, range) { return forwarded }
    let named = SourceRange(
      file: range.file, start: max(range.start, range.end - name.utf8.count), end: range.end)
    let value = checkMember(of: base, name, [], expecting: nil, range, named)
    guard case .dynamicMember = value.kind else { return nil }
    return (.dynamicMember(place ?? .temporary(base), name), .dynamic)
  }

  /// A superclass's property: its own accessors, not what overrides them.
  private func superPlace(
    _ base: Expression, _ name: String, _ use: PlaceUse, _ range: SourceRange
  ) -> (Place, Type)? {
    guard let (place, type) = memberPlace(of: base, place: nil, name, use, range) else {
      return nil
    }
    guard case .accessor(let accessor) = place, case .method(let getter) = accessor.getter,
      case .method(let setter)? = accessor.setter
    else { return (place, type) }
    let direct = Accessor(
      getter: .superMethod(getter), setter: .superMethod(setter), receiver: accessor.receiver,
      type: accessor.type, typeArguments: accessor.typeArguments)
    return (.accessor(direct), type)
  }

  private func fieldPlace(
    _ field: Field, _ found: FoundMember, _ base: Expression, _ place: Place?, _ use: PlaceUse,
    _ range: SourceRange
  ) -> (Place, Type)? {
    world.inferType(of: field)
    let type = found.substitution.apply(field.type)
    if isAssign(use), isInitializing(field, base) {
      context.initializedFields.insert(ObjectIdentifier(field))
    }
    if !field.isMutable, !isInitializing(field, base), !(isReference(type) && !isAssign(use)) {
      refuse(field.name, kind: .property, use: use, range, declaration: field.range)
      return nil
    }
    if field.owner.isReference {
      checkIsolation(field, IsolatedUse(use), of: base, range)
      return (.objectField(base, field), type)
    }
    return (.field(place ?? .temporary(base), field), type)
  }

  /// Inside its type's initialiser a constant gets its value.
  private func isInitializing(_ field: Field, _ base: Expression) -> Bool {
    guard let function = context.function, function.kind == .initializer,
      function.owner == field.owner, case .local(let local) = base.kind
    else { return false }
    return local.name == "self"
  }

  private func propertyPlace(
    _ property: Property, _ found: FoundMember, _ base: Expression, _ place: Place?,
    _ name: String, _ use: PlaceUse, _ range: SourceRange
  ) -> (Place, Type)? {
    world.inferType(of: property)
    if let field = directSlot(of: property, base) {
      return fieldPlace(field, found, base, place, use, range)
    }
    let type = found.substitution.apply(property.type)
    if let global = property.global {
      if !global.isMutable, !(isReference(type) && !isAssign(use)) {
        refuse(name, kind: .constant, use: use, range, declaration: property.range)
        return nil
      }
      return (.global(global), type)
    }
    guard let getter = property.getter else { return nil }
    let isInPlace = if case .assign = use { false } else { true }
    let modify = isInPlace ? world.modifySetters[ObjectIdentifier(property)] : nil
    guard let setter = modify ?? property.setter else {
      if isReference(type), !isAssign(use) {
        return (.temporary(read(property, found, of: base, range)), type)
      }
      refuse(name, kind: .getOnly, use: use, range, declaration: property.range)
      return nil
    }
    checkIsolation(property, IsolatedUse(use), of: base, range)
    let receiver: Accessor.Receiver
    if setter.isMutating {
      // A protocol's setter changes its receiver, unless only classes conform.
      guard let place = place ?? (isReference(base.type) ? .temporary(base) : nil) else {
        report(.cannotAssignToValue(range))
        return nil
      }
      receiver = .place(place)
    } else {
      receiver = .value(base)
    }
    let accessor = Accessor(
      getter: callee(getter, .value(base), requirement: found.requirementOwner, base),
      setter: callee(setter, .value(base), requirement: found.requirementOwner, base),
      receiver: receiver, type: solver.resolve(type),
      typeArguments: arguments(of: base, for: getter))
    return (.accessor(accessor), type)
  }

  /// What an accessor's owner has for generic parameters; those of a protocol are not the type's.
  func arguments(of base: Expression, for accessor: Function) -> [Type] {
    accessor.owner?.kind == .protocol ? [] : solver.head(base.type).genericArguments
  }
}
