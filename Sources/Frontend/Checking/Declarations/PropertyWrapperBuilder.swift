import Diagnostics
import IR

/// Makes a property with a property wrapper: the slot `_x`, and accessors for `x` and `$x`.
struct PropertyWrapperBuilder {
  let property: PropertyBuilder
  let attribute: ParsedAttribute
  let wrapper: Nominal
  /// Wrappers written after the first, which hold the value inside it.
  let inner: [(attribute: ParsedAttribute, wrapper: Nominal)]

  var world: World { property.world }
  var nominal: Nominal { property.nominal }
  var scope: DeclarationScope { property.scope }

  func build(
    _ name: String, _ written: ParsedVariable, _ declaration: ParsedDeclaration, isStatic: Bool
  ) {
    if !written.isMutable, !scope.isLibrary {
      world.report(
        Diagnostic(
          id: "frontend.wrapped-constant",
          message: "property wrapper can only be applied to a 'var'", range: attribute.range))
    }
    let write = ParsedSynthesis(range: declaration.nameRange)
    let variable = wrappedInside(written, write)
    if isStatic {
      return buildStatic(name, variable, declaration, write, observers: written.accessors)
    }
    let field = Field(
      name: "_\(name)", type: .dynamic, index: nominal.fields.count, isMutable: true,
      owner: nominal, range: declaration.nameRange)
    nominal.fields.append(field)
    world.complete(wrapper)
    let initial = Self.initialValue(
      variable, attribute, wrapper, write, isOptionalVar: Self.isOptional(variable))
    let valueType = variable.type.map { TypeResolver(world: world, scope: scope).resolve($0) }
    setFieldType(field, valueType, initial)
    if initial == nil { _ = checkBounds(of: field.type) }
    if let initial {
      let world = world
      let scope = scope
      field.initialValue = { [unowned field] in
        world.inferType(of: field)
        guard checkBounds(of: field.type) else { return nil }
        return BodyChecker.checkDefault(initial, type: field.type, world: world, scope: scope)
      }
    }
    let made = addAccessors(
      name, to: "wrappedValue", storage: .field(field), valueType, declaration,
      observers: written.accessors, writtenType: variable.type)
    if variable.isImplicitlyUnwrapped, let getter = made.getter {
      world.implicitlyUnwrapped.insert(ObjectIdentifier(getter))
    }
    world.wrapped[ObjectIdentifier(made)] = WrappedProperty(
      field: field, hasDefault: initial != nil,
      initialValue: written.value
        ?? (Self.isOptional(variable) && attribute.arguments == nil
          ? ParsedExpression(.nil, range: write.range) : nil),
      arguments: attribute.arguments ?? [], inner: inner.map(\.attribute))
    if hasProjection {
      addAccessors("$\(name)", to: "projectedValue", storage: .field(field), nil, declaration)
    }
  }

  private var hasProjection: Bool {
    wrapper.properties["projectedValue"] != nil
      || wrapper.fields.contains { $0.name == "projectedValue" }
  }

  /// `@A @B var x = v` is `@A var x = B(wrappedValue: v)` as far as `A` can see.
  private func wrappedInside(
    _ variable: ParsedVariable, _ write: ParsedSynthesis
  ) -> ParsedVariable {
    guard !inner.isEmpty else { return variable }
    var value = variable.value
    for (attribute, wrapper) in inner.reversed() {
      world.complete(wrapper)
      let held = ParsedVariable(
        pattern: variable.pattern, type: nil, value: value, isMutable: true, accessors: nil)
      value = Self.initialValue(held, attribute, wrapper, write, isOptionalVar: false)
    }
    return ParsedVariable(
      pattern: variable.pattern, type: variable.type, value: value,
      isMutable: variable.isMutable, accessors: nil)
  }

  /// `@Wrapper static var x = v`: the wrapper is in a static of its own.
  private func buildStatic(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration,
    _ write: ParsedSynthesis, observers: ParsedAccessors?
  ) {
    world.complete(wrapper)
    let initial = Self.initialValue(
      variable, attribute, wrapper, write, isOptionalVar: Self.isOptional(variable))
    let stored = ParsedVariable(
      pattern: variable.pattern, type: nil, value: initial, isMutable: true, accessors: nil)
    let resolver = TypeResolver(world: world, scope: scope)
    let valueType = variable.type.map { resolver.resolve($0) }
    let storage = property.buildStatic(
      "_\(name)", stored, declaration,
      of: valueType.flatMap { world.wrapperType(resolver.resolve(attribute.type), holding: $0) })
    addAccessors(
      name, to: "wrappedValue", storage: .property(storage), valueType, declaration,
      observers: observers, writtenType: variable.type)
    if hasProjection {
      addAccessors(
        "$\(name)", to: "projectedValue", storage: .property(storage), nil, declaration)
    }
  }

  /// True for a variable that is `nil` without an initial value.
  static func isOptional(_ variable: ParsedVariable) -> Bool {
    switch variable.type?.kind {
    case .optional?, .implicitlyUnwrapped?: variable.isMutable
    default: false
    }
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
    if arguments.first?.0 != "wrappedValue" {
      let isComplete = (wrapper.members["init"] ?? []).contains { initializer in
        let binding = ArgumentBinding.make(
          attribute.arguments ?? [], initializer.parameters, isFunctionLike: { _ in true })
        return if case .success = binding { true } else { false }
      }
      if !isComplete { return nil }
    }
    let callee = ParsedExpression(.type(attribute.type), range: attribute.range)
    return write.call(callee, arguments)
  }

  /// The wrapper type: from the written value type, or from the initial value.
  private func setFieldType(_ field: Field, _ valueType: Type?, _ initial: ParsedExpression?) {
    let resolver = TypeResolver(world: world, scope: scope)
    let written = resolver.resolve(attribute.type)
    var held = valueType
    for (attribute, _) in inner.reversed() {
      guard let inside = held else { break }
      held = world.wrapperType(resolver.resolve(attribute.type), holding: inside)
    }
    if let held, let type = world.wrapperType(written, holding: held) {
      field.type = type
      return
    }
    guard let initial else {
      field.type = world.solver.finalize(written)
      return
    }
    let world = world
    let scope = scope
    world.pendingTypes[ObjectIdentifier(field)] = {
      field.type = BodyChecker.typeOfDefault(initial, world: world, scope: scope)
    }
  }

  /// Reports `@StateObject` of what is no `ObservableObject`.
  private func checkBounds(of type: Type) -> Bool {
    guard !scope.isLibrary, case .nominal(let declaration, let arguments) = type,
      let (value, needed) = world.unmetBound(of: declaration, arguments)
    else { return true }
    world.report(
      .requirementUnmet(
        "generic \(declaration.kind.keyword) '\(declaration.name)'", value, needed,
        attribute.type.range))
    return false
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
