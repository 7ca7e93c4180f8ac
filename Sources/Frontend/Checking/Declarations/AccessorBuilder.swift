import Diagnostics
import IR

/// Makes getters and setters from written accessors.
struct AccessorBuilder {
  let world: World
  let scope: DeclarationScope
  let owner: Nominal?
  let isExtension: Bool

  /// Gives `property` its type and accessors.
  func build(
    _ property: Property, _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) {
    let getter = accessor(property.name, .getter, declaration, property.isStatic)
    var resolver = TypeResolver(world: world, scope: scope)
    let owner = owner
    let place = variable.accessors?.getter?.range
    resolver.makeOpaque = { [world, scope] in
      if !scope.isLibrary { world.opaqueAccessors[ObjectIdentifier(getter)] = place }
      return FunctionBuilder.opaque($0, for: getter, owner: owner)
    }
    property.type = variable.type.map { resolver.resolve($0) } ?? .dynamic
    getter.result = property.type
    if case .implicitlyUnwrapped? = variable.type?.kind {
      world.implicitlyUnwrapped.insert(ObjectIdentifier(getter))
    }
    getter.builder = declaration.attributes.lazy.compactMap { resolver.builder($0) }.first
    let written = variable.accessors?.getter
    getter.isThrowing = written?.isThrowing ?? false
    getter.isAsync = written?.isAsync ?? false
    getter.isMutating = written?.modifiers.contains("mutating") ?? false
    finish(getter, written?.written, parameters: [], written?.range ?? declaration.range)
    if let symbol = declaration.nativeSymbol { getter.native = symbol }
    property.getter = getter
    guard let written = variable.accessors?.setter else { return }
    let setter = accessor(property.name, .setter, declaration, property.isStatic)
    configure(setter, written, index: [], newValue: property.type)
    property.setter = setter
    property.hasNonmutatingSetter = !setter.isMutating
  }

  /// An accessor function without type and body.
  func accessor(
    _ name: String, _ kind: Function.Kind, _ declaration: ParsedDeclaration, _ isStatic: Bool
  ) -> Function {
    let function = Function(
      name: name, kind: kind, owner: owner, result: .void, range: declaration.nameRange)
    function.isStatic = isStatic
    function.isExtensionMember = isExtension && owner?.kind == .protocol
    function.isOverride = declaration.modifiers.contains("override")
    function.attributes = declaration.modifiers.intersection(["class", "nonisolated"])
    if !scope.isLibrary { function.attributes.formUnion(declaration.attributes.map(\.name)) }
    function.requirements = scope.requirements
    return function
  }

  /// Gives a setter its parameters (index first, new value last) and body.
  func configure(
    _ setter: Function, _ written: ParsedAccessor, index: [Parameter], newValue: Type
  ) {
    let isClass = owner?.isReference ?? true
    setter.isMutating =
      !setter.isStatic && !isClass && !written.modifiers.contains("nonmutating")
    setter.parameters =
      index + [Parameter(label: nil, name: written.parameterName ?? "newValue", type: newValue)]
    finish(setter, written.written, parameters: setter.parameters, written.range)
  }

  /// Sets the native symbol or the lowering of an accessor.
  func finish(
    _ function: Function, _ body: ParsedBody?, parameters: [Parameter], _ range: SourceRange
  ) {
    guard let body else {
      if scope.isLibrary, owner?.kind != .protocol || isExtension {
        function.native = FunctionBuilder.symbol(function)
      }
      return
    }
    let world = world
    let scope = scope
    let end = SourceRange(file: range.file, start: max(range.start, range.end - 1), end: range.end)
    function.lower = { [weak function] in
      guard let function else { return nil }
      function.lower = nil
      return BodyChecker.checkFunction(
        function, body.statements, endRange: end, world: world, scope: scope)
    }
  }
}

/// Makes a subscript: functions named `subscript` with kinds getter and setter.
struct SubscriptBuilder {
  let members: MemberBuilder
  let isExtension: Bool

  func build(_ parsed: ParsedFunction, _ declaration: ParsedDeclaration) {
    let nominal = members.nominal
    let builder = FunctionBuilder(world: members.world, scope: members.scope)
    let getter = builder.build(parsed, declaration, owner: nominal, isExtension: isExtension)
    let inner = SubscriptScope.scope(of: getter, parent: members.scope)
    let accessors = AccessorBuilder(
      world: members.world, scope: inner, owner: nominal, isExtension: isExtension)
    let read = accessors.accessor("subscript", .getter, declaration, getter.isStatic)
    read.isSubscript = true
    read.genericParameters = getter.genericParameters
    read.requirements = getter.requirements
    read.parameters = getter.parameters
    read.result = getter.result
    read.isImplicitlyUnwrapped = getter.isImplicitlyUnwrapped
    read.isAsync = parsed.accessors?.getter?.isAsync ?? false
    read.isThrowing = parsed.accessors?.getter?.isThrowing ?? false
    accessors.finish(
      read, parsed.accessors?.getter?.written, parameters: read.parameters, declaration.range)
    nominal.members["subscript", default: []].append(read)
    if let symbol = declaration.nativeSymbol { read.native = symbol }
    if nominal.kind == .protocol, !isExtension {
      nominal.requirements.append(Requirement(kind: .getter, function: read, owner: nominal))
    }
    guard let written = parsed.accessors?.setter else { return }
    let write = accessors.accessor("subscript", .setter, declaration, getter.isStatic)
    write.isSubscript = true
    write.genericParameters = getter.genericParameters
    write.requirements = getter.requirements
    accessors.configure(write, written, index: getter.parameters, newValue: getter.result)
    if let native = read.native, write.native != nil { write.native = native + "=" }
    members.world.subscriptSetters[ObjectIdentifier(read)] = write
    nominal.members["subscript", default: []].append(write)
    if nominal.kind == .protocol, !isExtension {
      nominal.requirements.append(Requirement(kind: .setter, function: write, owner: nominal))
    }
  }
}

/// The scope in which a subscript's own generic parameters are visible.
enum SubscriptScope {
  static func scope(of function: Function, parent: DeclarationScope) -> DeclarationScope {
    let scope = DeclarationScope(parent: parent)
    for parameter in function.genericParameters { scope.generics[parameter.name] = parameter }
    scope.requirements = function.requirements
    return scope
  }
}
