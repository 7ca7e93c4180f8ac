import Diagnostics
import IR

/// Makes a `Function` from what was written, with its body left for later.
struct FunctionBuilder {
  let world: World
  let scope: DeclarationScope
  /// How many generic parameters the code around a local function has.
  var enclosingParameterCount = 0
  /// What the function does after what is written.
  var ending: [ParsedStatement] = []

  /// Builds a function, initialiser, operator or deinitialiser.
  func build(
    _ parsed: ParsedFunction, _ declaration: ParsedDeclaration, owner: Nominal? = nil,
    isExtension: Bool = false
  ) -> Function {
    let inner = DeclarationScope(parent: scope)
    let function = Function(
      name: parsed.name, kind: kind(parsed.kind), owner: owner, result: .void,
      range: declaration.nameRange)
    let modifiers = declaration.modifiers
    function.isStatic = modifiers.contains("static") || modifiers.contains("class")
    function.isMutating = modifiers.contains("mutating")
    function.isOverride = modifiers.contains("override")
    if function.isOverride, parsed.kind == .function {
      function.findOverridden = { [unowned world, unowned function] in
        world.overridden(by: function)
      }
    }
    function.isConvenience = modifiers.contains("convenience")
    function.isThrowing = parsed.isThrowing
    function.isAsync = parsed.isAsync
    function.isFailable = parsed.isFailable
    function.isImplicitlyUnwrapped = parsed.isImplicitlyUnwrapped
    function.isExtensionMember = isExtension && owner?.kind == .protocol
    function.hasGenericClause = !parsed.generics.isEmpty
    function.attributes = Set(declaration.attributes.map(\.name)).union(
      modifiers.intersection(
        [
          "private", "fileprivate", "final", "required", "prefix", "postfix", "class",
          "nonisolated",
        ]))
    if parsed.parameters.contains(where: { $0.attributes.contains { $0.name == "isolated" } }) {
      function.attributes.insert("isolated")
    }
    if parsed.isRethrowing { function.attributes.insert("rethrows") }
    function.summary = declaration.summary
    noteOmission(of: function, declaration)
    if let unavailable = Unavailability(declaration.attributes) {
      world.unavailable[ObjectIdentifier(function)] = unavailable
    }
    function.parameters = parsed.parameters.map(unresolved)
    let resolve = { [self] in
      resolveSignature(of: function, parsed, declaration, inner, owner)
    }
    if scope.isLibrary, parsed.kind != .subscript {
      // A type's other overloads would drag in every type they mention.
      world.pendingSignatures[ObjectIdentifier(function)] = resolve
      function.completeSignature = { [unowned world, unowned function] in
        world.completeSignature(of: function)
      }
    } else {
      resolve()
    }
    if parsed.written == nil, scope.isLibrary, owner?.kind != .protocol || isExtension {
      function.native = declaration.nativeSymbol ?? Self.symbol(function)
    }
    setLowering(function, parsed, inner)
    return function
  }

  /// A parameter as far as labels go.
  private func unresolved(_ written: ParsedParameter) -> Parameter {
    var parameter = Parameter(
      label: written.label, name: written.name, type: .dynamic,
      hasDefault: written.defaultValue != nil)
    parameter.isVariadic = written.isVariadic
    parameter.isInout = written.isInout
    return parameter
  }

  private func resolveSignature(
    of function: Function, _ parsed: ParsedFunction, _ declaration: ParsedDeclaration,
    _ inner: DeclarationScope, _ owner: Nominal?
  ) {
    declareGenerics(parsed.generics, function, inner, owner)
    let resolver = parameterResolver(function, inner, owner)
    function.parameters = parsed.parameters.map { parameter($0, resolver, inner) }
    checkNames(of: parsed.parameters)
    function.requirements = scope.requirements
    addRequirements(parsed.requirements, function, inner)
    function.result = result(parsed, function, inner, owner)
    if !scope.isLibrary { ImpliedRequirements(world: world, function: function).add() }
    function.thrownType = parsed.thrown.map { resolver.resolve($0) }
    function.builder = declaration.attributes.lazy.compactMap { resolver.builder($0) }.first
  }

  /// Keeps the text of `@notSimulated("…")`.
  private func noteOmission(of function: Function, _ declaration: ParsedDeclaration) {
    guard scope.isLibrary,
      let mark = declaration.attributes.first(where: { $0.name == "notSimulated" }),
      case .string(let segments)? = mark.arguments?.first?.value.kind,
      case .literal(let text)? = segments.first
    else { return }
    world.omissions[ObjectIdentifier(function)] = text
  }

  private func kind(_ kind: ParsedFunction.Kind) -> Function.Kind {
    switch kind {
    case .function, .subscript: .function
    case .initializer: .initializer
    case .deinitializer: .deinitializer
    }
  }

  private func declareGenerics(
    _ generics: [ParsedGenericParameter], _ function: Function, _ inner: DeclarationScope,
    _ owner: Nominal?
  ) {
    let offset = owner?.ownParameterCount ?? enclosingParameterCount
    for written in generics {
      let parameter = GenericParameter(
        name: written.name, isPack: written.isPack,
        index: offset + function.genericParameters.count, belongsToType: false)
      function.genericParameters.append(parameter)
      inner.generics[written.name] = parameter
    }
    let resolver = TypeResolver(world: world, scope: inner)
    for written in generics {
      if let bound = written.bound, let parameter = inner.generics[written.name] {
        Self.bind(parameter, to: resolver.resolve(bound), bound.range, world)
      }
    }
  }

  /// Gives a generic parameter its bound: protocols or a superclass.
  static func bind(
    _ parameter: GenericParameter, to bound: Type, _ range: SourceRange, _ world: World
  ) {
    switch bound {
    case .existential(let parts):
      parameter.bounds += parts.filter { $0.declaration.kind == .protocol }
      if let superclass = bound.composedClass { parameter.superclass = superclass }
    case .nominal(let declaration, _) where declaration.isReference: parameter.superclass = bound
    case .dynamic: break
    default: world.report(.cannotBound(parameter, bound, range))
    }
  }

  /// `some P` as a parameter type is a generic parameter without a name.
  private func parameterResolver(
    _ function: Function, _ inner: DeclarationScope, _ owner: Nominal?
  ) -> TypeResolver {
    let offset = owner?.ownParameterCount ?? enclosingParameterCount
    return TypeResolver(world: world, scope: inner) { bounds in
      let parameter = GenericParameter(
        name: "some \(bounds.map(\.declaration.name).joined(separator: " & "))",
        index: offset + function.genericParameters.count, belongsToType: false)
      parameter.bounds = bounds
      function.genericParameters.append(parameter)
      return .parameter(parameter)
    }
  }

  func parameter(
    _ written: ParsedParameter, _ resolver: TypeResolver, _ inner: DeclarationScope
  ) -> Parameter {
    var type = resolver.resolve(written.type)
    if written.isVariadic, case .expansion = type {
    } else if written.isVariadic {
      type = world.array(type)
    }
    var parameter = Parameter(
      label: written.label, name: written.name, type: type,
      hasDefault: written.defaultValue != nil)
    parameter.isInout = written.isInout
    parameter.isVariadic = written.isVariadic
    if case .implicitlyUnwrapped = written.type.kind { parameter.isImplicitlyUnwrapped = true }
    var attributes = written.attributes
    if case .attributed(let more, _) = written.type.kind { attributes += more }
    parameter.isAutoclosure = attributes.contains { $0.name == "autoclosure" }
    if parameter.isAutoclosure, case .function(let function) = type {
      // Written `() -> T`; arguments are `T`s.
      parameter.type = function.result
      parameter.isThrowingAutoclosure = function.isThrowing
    }
    parameter.isEscaping = attributes.contains { $0.name == "escaping" }
    parameter.capturesSelfImplicitly = attributes.contains { $0.name == "_implicitSelfCapture" }
    parameter.isActorBound = !scope.isLibrary && attributes.contains { $0.name.hasSuffix("Actor") }
    parameter.builder = attributes.lazy.compactMap { resolver.builder($0) }.first
    if case .macro(let name, _)? = written.defaultValue?.kind { parameter.callSiteDefault = name }
    if let value = written.defaultValue {
      let world = world
      let type = parameter.type
      let isAutoclosure = parameter.isAutoclosure
      parameter.defaultValue = {
        BodyChecker.checkDefault(
          value, type: type, world: world, scope: inner, isAutoclosure: isAutoclosure)
      }
      let isGeneric = type.contains { if case .parameter = $0 { true } else { false } }
      if isGeneric, !inner.isLibrary {
        parameter.defaultType = {
          BodyChecker.typeOfDefault(value, world: world, scope: inner)
        }
      }
    }
    return parameter
  }

  /// Reports parameters of one name.
  private func checkNames(of parameters: [ParsedParameter]) {
    for (index, parameter) in parameters.enumerated() where index > 0 && parameter.name != "_" {
      guard let twin = parameters[..<index].first(where: { $0.name == parameter.name }) else {
        continue
      }
      world.report(
        .redeclaration(parameter.name, parameter.nameRange, previous: twin.nameRange))
    }
  }

  private func addRequirements(
    _ parsed: [ParsedRequirement], _ function: Function, _ inner: DeclarationScope
  ) {
    let header = HeaderBuilder(
      world: world, nominal: function.owner ?? world.standard("Any"), parsed: nil, scope: inner)
    for requirement in header.requirements(parsed) {
      if case .conforms(.parameter(let parameter), let reference) = requirement,
        function.genericParameters.contains(parameter)
      {
        parameter.bounds.append(reference)
      } else {
        function.requirements.append(requirement)
      }
    }
  }

  private func result(
    _ parsed: ParsedFunction, _ function: Function, _ inner: DeclarationScope, _ owner: Nominal?
  ) -> Type {
    if parsed.kind == .initializer {
      let selfType = scope.selfType ?? .dynamic
      return parsed.isFailable ? world.optional(selfType) : selfType
    }
    guard let written = parsed.result else { return .void }
    if case .implicitlyUnwrapped = written.kind { function.isImplicitlyUnwrapped = true }
    function.returnsSelf = owner?.isReference == true && written.mentionsSelf
    let resolver = TypeResolver(world: world, scope: inner) { [weak function] bounds in
      guard let function else { return .existential(bounds) }
      return Self.opaque(bounds, for: function, owner: owner)
    }
    return resolver.resolve(written)
  }

  /// A new opaque result of `function`, resolved by checking its body.
  static func opaque(
    _ bounds: [ProtocolReference], for function: Function, owner: Nominal?
  ) -> Type {
    let opaque = OpaqueResult(bounds: bounds, ownerName: function.name)
    opaque.resolve = { [weak function, weak opaque] in
      if let function, function.body == nil { function.body = function.lower?() }
      return opaque?.underlying
    }
    opaque.parameters = (owner?.genericParameters ?? []) + function.genericParameters
    if let selfParameter = owner?.selfParameter { opaque.parameters.append(selfParameter) }
    return .opaque(opaque, opaque.parameters.map { .parameter($0) })
  }

  /// The default symbol of a native function: see `LibrarySource`.
  static func symbol(_ function: Function) -> String {
    let prefix = function.owner.map { "\($0.qualifiedName)." } ?? ""
    switch function.kind {
    case .getter where !function.isSubscript: return prefix + function.name
    case .setter where !function.isSubscript: return prefix + function.name + "="
    case .setter: return "\(prefix)subscript\(labels(function))="
    case .getter: return "\(prefix)subscript\(labels(function))"
    default: return prefix + function.name + labels(function)
    }
  }

  private static func labels(_ function: Function) -> String {
    // A setter's last parameter is the new value.
    let parameters =
      function.kind == .setter ? function.parameters.dropLast() : function.parameters[...]
    return "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private func setLowering(
    _ function: Function, _ parsed: ParsedFunction, _ inner: DeclarationScope
  ) {
    guard let body = parsed.written else { return }
    let world = world
    let ending = ending
    function.lower = { [weak function] in
      guard let function else { return nil }
      function.lower = nil
      world.completeSignature(of: function)
      let resolver = TypeResolver(world: world, scope: inner)
      let statements = body.statements + ending
      return BodyChecker.checkFunction(
        function, parsed.wrapping(statements, resolver), endRange: parsed.endRange,
        world: world, scope: inner)
    }
  }
}

extension Nominal {
  /// Places in the flattened list of generic parameters before those of a member: a protocol has
  /// one for `Self`.
  var ownParameterCount: Int { kind == .protocol ? 1 : genericParameters.count }
}

extension ParsedType {
  /// True for `Self`, `Self?`, `[Self]` and the like.
  fileprivate var mentionsSelf: Bool {
    switch kind {
    case .name("Self", _): true
    case .name(_, let arguments): arguments.contains(where: \.mentionsSelf)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .attributed(_, let inner):
      inner.mentionsSelf
    case .tuple(let elements): elements.contains { $0.type.mentionsSelf }
    default: false
    }
  }
}

extension ParsedDeclaration {
  /// What `@native("symbol")` says of a declaration of the library whose symbol is not its name.
  var nativeSymbol: String? {
    guard let attribute = attributes.first(where: { $0.name == "native" }),
      case .string(let segments)? = attribute.arguments?.first?.value.kind,
      case .literal(let symbol)? = segments.first
    else { return nil }
    return symbol
  }
}
