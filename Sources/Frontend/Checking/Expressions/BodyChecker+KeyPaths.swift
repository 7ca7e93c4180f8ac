import Diagnostics
import IR

/// What a key path may do with what it leads to.
enum KeyPathAccess {
  case readOnly
  case writable
  /// Something on the way is an object, so the root stays what it is.
  case referenceWritable

  /// Goes on to a part.
  mutating func step(isMutable: Bool, throughReference: Bool) {
    if !isMutable {
      self = .readOnly
    } else if throughReference {
      self = .referenceWritable
    }
  }

  var typeName: String {
    switch self {
    case .readOnly: "KeyPath"
    case .writable: "WritableKeyPath"
    case .referenceWritable: "ReferenceWritableKeyPath"
    }
  }
}

extension BodyChecker {
  /// `\Root.a.b`: a key path, or a function where one is expected.
  func checkKeyPath(
    _ root: ParsedType?, _ components: [ParsedKeyPathComponent], expecting: Type?,
    _ range: SourceRange
  ) -> Expression {
    let wanted = expecting.map { solver.head($0) }
    let function = wanted?.functionType
    var rootType: Type
    var components = components[...]
    if let root {
      rootType = rootOfPath(root, &components)
    } else if let first = wanted?.genericArguments.first,
      wanted?.declaration?.name.contains("KeyPath") == true
    {
      rootType = solver.head(first)
    } else if let parameter = function?.parameters.first {
      rootType = solver.head(parameter.type)
    } else {
      report(.keyPathNeedsRoot(range))
      return failed(range)
    }
    var lowered: [KeyPathComponent] = []
    var access = KeyPathAccess.writable
    var current = rootType
    var isOptional = false
    for component in components {
      guard
        let step = self.component(
          component, of: &current, access: &access, isOptional: &isOptional, range)
      else { return failed(range) }
      lowered += step
    }
    if isOptional, !world.isOptional(solver.head(current)) {
      current = world.optional(current)
      lowered.append(.optionalWrap)
    }
    rootType = solver.resolve(rootType)
    return finish(
      lowered, root: rootType, value: solver.resolve(current), access: access,
      wanted: wanted, range)
  }

  /// `\Outer.Inner.x`: names behind the root belong to it as long as they name types in it.
  private func rootOfPath(
    _ written: ParsedType, _ components: inout ArraySlice<ParsedKeyPathComponent>
  ) -> Type {
    let resolver = TypeResolver(world: world, scope: scope)
    var written = written
    var type = resolver.resolve(written)
    while case .property(let name, _)? = components.first, mayNameType(name, in: type),
      world.members(named: name, of: solver.head(type), isStatic: false).isEmpty
    {
      let longer = ParsedType(.member(written, name, []), range: written.range)
      let inner = world.quietly { resolver.resolve(longer) }
      if case .dynamic = inner { break }
      (written, type) = (longer, inner)
      components.removeFirst()
    }
    return type
  }

  private func finish(
    _ components: [KeyPathComponent], root: Type, value: Type, access: KeyPathAccess,
    wanted: Type?, _ range: SourceRange
  ) -> Expression {
    let type = Type.nominal(world.standard(access.typeName), [root, value])
    let path = make(.keyPath(root: root, components), type, range)
    guard let wanted else { return path }
    if case .function(let function) = wanted {
      _ = solver.convert(value, to: function.result)
      return keyPathFunction(path, root, value, function, range)
    }
    if case .nominal(let declaration, let arguments) = wanted,
      declaration.name.contains("KeyPath")
    {
      if arguments.count == 2 {
        _ = solver.unify(arguments[0], root)
        // `environment(\.router, router)`: the value given has decided before the path did.
        if !solver.unify(arguments[1], value), let payload = world.optionalPayload(value),
          solver.unify(arguments[1], payload)
        {
          let narrowed = Type.nominal(world.standard(access.typeName), [root, payload])
          return make(.keyPath(root: root, components), narrowed, range)
        }
      } else if let only = arguments.first {
        _ = solver.unify(only, root)
      }
    }
    return path
  }

  /// `\.name` as `(Root) -> Value`.
  private func keyPathFunction(
    _ path: Expression, _ root: Type, _ value: Type, _ wanted: FunctionType, _ range: SourceRange
  ) -> Expression {
    let parameter = Local(name: "$0", type: root, isMutable: false, range: range)
    let read = Expression(.local(parameter), type: root, range: range)
    let applied = make(
      .dynamicCall(read, name: "subscript", labels: ["keyPath"], [.value(path)]), value, range)
    let body = FunctionBody(
      name: "key path", parameters: [parameter],
      statements: [Statement(.return(applied), range: range)], result: value, range: range)
    let type = FunctionType(
      parameters: [FunctionTypeParameter(type: root)], result: value)
    return make(.closure(body, captures: []), .function(type), range)
  }

  private func component(
    _ component: ParsedKeyPathComponent, of type: inout Type, access: inout KeyPathAccess,
    isOptional: inout Bool, _ range: SourceRange
  ) -> [KeyPathComponent]? {
    switch component {
    case .optionalChain:
      isOptional = true
      access = .readOnly
      type = world.optionalPayload(solver.head(type)) ?? .dynamic
      return [.optionalChain]
    case .optionalForce:
      type = world.optionalPayload(solver.head(type)) ?? .dynamic
      return [.optionalForce]
    case .property("self", _): return []
    case .property(let name, let nameRange):
      return propertyComponent(
        name, of: &type, access: &access, nameRange, pathRange: range)
    case .subscripted(let arguments):
      return subscriptComponent(arguments, of: &type, access: &access, range)
    }
  }

  private func propertyComponent(
    _ name: String, of type: inout Type, access: inout KeyPathAccess, _ range: SourceRange,
    pathRange: SourceRange? = nil
  ) -> [KeyPathComponent]? {
    let owner = solver.head(type)
    if case .tuple(let elements) = owner {
      guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
        elements.indices.contains(index)
      else { return nil }
      type = elements[index].type
      return [.tupleElement(index)]
    }
    guard let found = world.members(named: name, of: owner, isStatic: false).first else {
      if isOpen(owner) || world.isUnmodelled(owner) {
        type = .dynamic
        // What is unknown may be an object, whose parts can be written.
        access = .referenceWritable
        if let index = Int(name) { return [.tupleElement(index)] }
        return [.property(name: name, getter: .value(failed(range)), setter: nil)]
      }
      if let forwarded = forwardedComponent(name, of: &type, access: &access, range) {
        return forwarded
      }
      report(
        .unknownMember(
          name, of: owner, pathRange ?? range, candidates: world.memberNames(of: owner)))
      return nil
    }
    checkAccess([found], name, pathRange ?? range)
    switch found.kind {
    case .field(let field):
      world.inferType(of: field)
      type = found.substitution.apply(field.type)
      access.step(isMutable: field.isMutable, throughReference: field.owner.isReference)
      return [.field(field)]
    case .property(let property):
      world.inferType(of: property)
      type = found.substitution.apply(property.type)
      guard let getter = property.getter else { return nil }
      let base = Expression(.nil, type: owner, range: range)
      let read = callee(getter, nil, requirement: found.requirementOwner, base)
      let write = property.setter.map {
        callee($0, nil, requirement: found.requirementOwner, base)
      }
      // A requirement of a protocol for classes is set through the object, too.
      access.step(
        isMutable: write != nil,
        throughReference: property.setter?.isMutating == false || isReference(owner))
      return [.property(name: name, getter: read, setter: write)]
    default:
      report(.unknownMember(name, of: owner, range, candidates: []))
      return nil
    }
  }

  private func subscriptComponent(
    _ arguments: [ParsedArgument], of type: inout Type, access: inout KeyPathAccess,
    _ range: SourceRange
  ) -> [KeyPathComponent]? {
    let receiver = make(.nil, type, range)
    let base = ParsedExpression(.checked(receiver), range: range)
    let read = check(
      ParsedExpression(.subscripted(base, arguments), range: range), expecting: nil)
    return component(reading: read, of: &type, access: &access, range)
  }

  /// `\Lens<Person>.name`: what `@dynamicMemberLookup` makes of a name.
  private func forwardedComponent(
    _ name: String, of type: inout Type, access: inout KeyPathAccess, _ range: SourceRange
  ) -> [KeyPathComponent]? {
    let receiver = make(.nil, type, range)
    guard let read = dynamicLookup(name, receiver, solver.head(type), range) else { return nil }
    return component(reading: read, of: &type, access: &access, range)
  }

  /// The component that reads as a call of a subscript does.
  private func component(
    reading read: Expression, of type: inout Type, access: inout KeyPathAccess,
    _ range: SourceRange
  ) -> [KeyPathComponent]? {
    guard case .call(let callee, let lowered, _) = read.kind else { return nil }
    type = read.type
    let parameters = function(of: callee)?.parameters ?? []
    for (parameter, argument) in zip(parameters, lowered.dropFirst()) {
      // What is made when it is needed cannot be kept in a path.
      guard parameter.isAutoclosure, case .value(let value) = argument else { continue }
      let type = solver.head(value.type)
      report(.unhashableIndex(type.functionType?.result ?? type, range))
      return nil
    }
    var setter: Callee?
    if case .function(let getter) = callee {
      setter = world.subscriptSetters[ObjectIdentifier(getter)].map { .function($0) }
    }
    access.step(
      isMutable: setter != nil,
      throughReference: setter.flatMap(function)?.isMutating == false)
    let values = lowered.dropFirst().compactMap { argument -> Expression? in
      if case .value(let value) = argument { value } else { nil }
    }
    return [.subscripted(getter: callee, setter: setter, values)]
  }

  /// `base[keyPath: path]`.
  func keyPathSubscript(
    _ base: Expression, _ path: ParsedExpression, _ range: SourceRange
  ) -> Expression {
    let checked = checkPath(path, of: base.type)
    let type = solver.head(checked.type).genericArguments.last ?? .dynamic
    return make(
      .dynamicCall(base, name: "subscript", labels: ["keyPath"], [.value(checked)]), type, range)
  }

  /// A key path applied to something, which is its root unless it names one.
  private func checkPath(_ path: ParsedExpression, of root: Type) -> Expression {
    guard case .keyPath(nil, _) = path.kind else { return check(path, expecting: nil) }
    return check(
      path, expecting: .nominal(world.standard("KeyPath"), [root, solver.fresh()]))
  }

  func keyPathPlace(
    _ base: ParsedExpression, _ path: ParsedExpression, _ use: PlaceUse, _ range: SourceRange
  ) -> (Place, Type)? {
    let value = check(base, expecting: nil)
    let checked = checkPath(path, of: value.type)
    // Such a path writes through a reference, wherever that is kept.
    let pathType = solver.head(checked.type).declaration
    let writesThrough =
      pathType.map { $0.isLibrary && $0.name == "ReferenceWritableKeyPath" } ?? false
    let target: Place
    if writesThrough || isReference(value.type) {
      target = .temporary(value)
    } else {
      guard let (place, _) = place(base, nested(use)) else { return nil }
      target = place
    }
    let type = solver.head(checked.type).genericArguments.last ?? .dynamic
    return (.dynamicElement(target, [.value(checked)], labels: ["keyPath"]), type)
  }

  /// `focusedValue(\.card, card)`: of a path from a known root it is known what it leads to, which
  /// tells an overload for it from one for an optional of it.
  func pathType(_ argument: ParsedExpression, as type: Type) -> Type? {
    guard case .keyPath(nil, _) = argument.kind, case .nominal(_, let ends) = type,
      let root = ends.first, !isOpen(root), ends.count == 2, solver.resolve(ends[1]).hasVariables
    else { return nil }
    return trial {
      context.hasErrors = false
      let path = check(argument, expecting: type)
      return context.hasErrors ? nil : solver.resolve(path.type)
    }
  }
}
