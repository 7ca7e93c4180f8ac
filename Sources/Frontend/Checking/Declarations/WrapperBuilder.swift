import Diagnostics
import IR

/// Makes a property with a property wrapper: the slot `_x`, and accessors for `x` and `$x`.
struct WrapperBuilder {
  let property: PropertyBuilder
  let attribute: ParsedAttribute
  let wrapper: Nominal

  private var world: World { property.world }
  private var nominal: Nominal { property.nominal }
  private var scope: DeclarationScope { property.scope }

  func build(_ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration) {
    let write = ParsedSynthesis(range: declaration.nameRange)
    let field = Field(
      name: "_\(name)", type: .dynamic, index: nominal.fields.count, isMutable: true,
      owner: nominal, range: declaration.nameRange)
    nominal.fields.append(field)
    world.complete(wrapper)
    let initial = Self.initialValue(variable, attribute, wrapper, write, isOptionalVar: isOptional(variable))
    let valueType = variable.type.map { TypeResolver(world: world, scope: scope).resolve($0) }
    setFieldType(field, valueType, initial)
    if let initial {
      let world = world
      let scope = scope
      field.initialValue = { [unowned field] in
        world.inferType(of: field)
        return BodyChecker.checkDefault(initial, type: field.type, world: world, scope: scope)
      }
    }
    let made = addAccessors(
      name, to: "wrappedValue", storage: "_\(name)", valueType, field, declaration)
    world.wrapped[ObjectIdentifier(made)] = WrappedProperty(
      field: field, hasDefault: initial != nil,
      initialValue: variable.value
        ?? (isOptional(variable) && attribute.arguments == nil
          ? ParsedExpression(.nil, range: write.range) : nil),
      arguments: attribute.arguments ?? [])
    if wrapper.properties["projectedValue"] != nil {
      addAccessors(
        "$\(name)", to: "projectedValue", storage: "_\(name)", nil, field, declaration)
    }
  }

  private func isOptional(_ variable: ParsedVariable) -> Bool {
    if case .optional? = variable.type?.kind { variable.isMutable } else { false }
  }

  /// `Wrapper(wrappedValue: value, arguments…)`, or nothing where the initialiser must supply it.
  static func initialValue(
    _ variable: ParsedVariable, _ attribute: ParsedAttribute, _ wrapper: Nominal,
    _ write: ParsedSynthesis, isOptionalVar: Bool
  ) -> ParsedExpression? {
    var arguments: [(String?, ParsedExpression)] = []
    let takesValue = (wrapper.members["init"] ?? []).contains {
      $0.parameters.first?.label == "wrappedValue"
    }
    if let value = variable.value {
      arguments.append(("wrappedValue", value))
    } else if isOptionalVar, takesValue, attribute.arguments == nil {
      arguments.append(("wrappedValue", ParsedExpression(.nil, range: write.range)))
    }
    for argument in attribute.arguments ?? [] { arguments.append((argument.label, argument.value)) }
    let hasEmptyInit = (wrapper.members["init"] ?? []).contains {
      $0.parameters.allSatisfy(\.hasDefault)
    }
    if arguments.isEmpty, !(hasEmptyInit || attribute.arguments != nil) { return nil }
    let callee = ParsedExpression(.type(attribute.type), range: attribute.range)
    return write.call(callee, arguments)
  }

  /// The wrapper type: from the written value type, or from the initial value.
  private func setFieldType(_ field: Field, _ valueType: Type?, _ initial: ParsedExpression?) {
    let written = TypeResolver(world: world, scope: scope).resolve(attribute.type)
    if let valueType, let type = wrapperType(written, holding: valueType) {
      field.type = type
      return
    }
    guard let initial else {
      field.type = world.solver.finalize(written)
      return
    }
    let world = world
    let scope = scope
    world.pendingTypes[ObjectIdentifier(field)] = { [unowned field] in
      field.type = BodyChecker.typeOfDefault(initial, world: world, scope: scope)
    }
  }

  /// `State<Int>` for `State<_>` and a wrapped value of type `Int`.
  private func wrapperType(_ written: Type, holding valueType: Type) -> Type? {
    guard case .nominal(let declaration, let arguments) = written,
      let wrappedValue = declaration.properties["wrappedValue"]?.first
    else { return nil }
    world.inferType(of: wrappedValue)
    let solver = world.solver
    let open = declaration.genericParameters.map { _ in solver.fresh() }
    let type = Type.nominal(declaration, arguments.isEmpty ? [] : open)
    let state = solver.save()
    let found = Substitution(declaration, open).apply(wrappedValue.type)
    guard solver.unify(found, valueType) else {
      solver.restore(state)
      return nil
    }
    for (fresh, given) in zip(open, arguments) { _ = solver.unify(fresh, given) }
    return solver.finalize(type)
  }

  @discardableResult
  private func addAccessors(
    _ name: String, to member: String, storage: String, _ valueType: Type?, _ field: Field,
    _ declaration: ParsedDeclaration
  ) -> Property {
    let write = ParsedSynthesis(range: declaration.nameRange)
    let made = Property(
      name: name, type: valueType ?? .dynamic, isStatic: false, owner: nominal,
      range: declaration.nameRange)
    let accessors = AccessorBuilder(
      world: world, scope: scope, owner: nominal, isExtension: false)
    let target = write.member(write.selfMember(storage), member)
    let read = accessors.accessor(name, .getter, declaration, false)
    read.result = made.type
    accessors.finish(
      read, [write.returnStatement(target)], parameters: [], declaration.nameRange)
    made.getter = read
    if let inner = wrapper.properties[member]?.first?.setter {
      let set = accessors.accessor(name, .setter, declaration, false)
      let written = ParsedAccessor(
        parameterName: "newValue",
        body: setterBody(write, storage, target), modifiers: inner.isMutating ? [] : ["nonmutating"],
        isAsync: false, isThrowing: false, range: declaration.nameRange)
      accessors.configure(set, written, index: [], newValue: made.type)
      made.setter = set
      made.hasNonmutatingSetter = !set.isMutating
    }
    nominal.properties[name, default: []].append(made)
    let world = world
    if valueType == nil {
      world.pendingTypes[ObjectIdentifier(made)] = {
        world.inferType(of: field)
        let type = world.memberType(member, of: field.type)
        made.type = type
        read.result = type
        made.setter?.parameters[0].type = type
      }
    }
    return made
  }

  /// A wrapper that has to tell the object it is in declares `_willSet(in:)`, as `Published` does.
  private func setterBody(
    _ write: ParsedSynthesis, _ storage: String, _ target: ParsedExpression
  ) -> [ParsedStatement] {
    var body = [write.assign(target, write.name("newValue"))]
    if nominal.isReference, wrapper.members["_willSet"] != nil {
      let announce = write.call(
        write.member(write.selfMember(storage), "_willSet"), [("in", write.name("self"))])
      body.insert(write.statement(announce), at: 0)
    }
    return body
  }
}

extension World {
  /// The type of an instance property of a known type.
  func memberType(_ name: String, of type: Type) -> Type {
    guard let found = members(named: name, of: type, isStatic: false).first else {
      return .dynamic
    }
    switch found.kind {
    case .field(let field):
      inferType(of: field)
      return found.substitution.apply(field.type)
    case .property(let property):
      inferType(of: property)
      return found.substitution.apply(property.type)
    default: return .dynamic
    }
  }
}
