import Diagnostics
import IR

/// Turns written types into types, in one declaration scope.
struct TypeResolver {
  let world: World
  let scope: DeclarationScope
  /// What `some P` means here: an opaque result, an anonymous generic parameter, or an error.
  var makeOpaque: (([ProtocolReference]) -> Type)?

  func resolve(_ written: ParsedType) -> Type {
    switch written.kind {
    case .name(let name, let arguments):
      return resolveName(name, arguments, written.range)
    case .member(let base, let name, let arguments):
      return resolveMember(base, name, arguments, written.range)
    case .array(let element): return world.array(resolve(element))
    case .dictionary(let key, let value):
      let arguments = [resolve(key), resolve(value)]
      world.noteWritten(world.standard("Dictionary"), arguments, written.range)
      return .nominal(world.standard("Dictionary"), arguments)
    case .optional(let payload), .implicitlyUnwrapped(let payload):
      return world.optional(resolve(payload))
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        let only = resolve(elements[0].type)
        if case .expansion = only { return .tuple([TupleElement(type: only)]) }
        return only
      }
      return .tuple(elements.map { TupleElement(label: $0.label, type: resolve($0.type)) })
    case .function(let parameters, let result, let isThrowing, let isAsync, let thrown):
      return .function(
        FunctionType(
          parameters: parameters.map(resolveParameter), result: resolve(result),
          isThrowing: isThrowing, isAsync: isAsync, thrown: thrown.map { resolve($0) }))
    case .some(let bound):
      let type = resolve(bound)
      // `some` of a protocol that nothing is known about.
      if type.isDynamic { return type }
      let bounds = protocols(type)
      return makeOpaque?(bounds) ?? .existential(bounds)
    case .any(let bound):
      let type = resolve(bound)
      // `any P.Type` is the metatype of `any P`.
      if case .metatype = type { return type }
      if case .nominal = type { return type }
      return .existential(protocols(type))
    case .composition(let parts):
      return composition(of: parts.map(resolve))
    case .metatype(let instance): return .metatype(resolve(instance))
    case .pack(let element): return resolve(element)
    case .expansion(let pattern): return .expansion(resolve(pattern))
    case .attributed(_, let inner): return resolve(inner)
    case .missing: return .dynamic
    }
  }

  private func resolveParameter(_ parameter: ParsedFunctionTypeParameter) -> FunctionTypeParameter {
    var builder: ResultBuilder?
    var isAutoclosure = false
    if case .attributed(let attributes, _) = parameter.type.kind {
      isAutoclosure = attributes.contains { $0.name == "autoclosure" }
      builder = attributes.lazy.compactMap { self.builder($0) }.first
    }
    // What stands for several arguments is handed over as an array.
    let type = resolve(parameter.type)
    return FunctionTypeParameter(
      type: parameter.isVariadic ? world.array(type) : type, isInout: parameter.isInout,
      isVariadic: parameter.isVariadic, isAutoclosure: isAutoclosure, builder: builder)
  }

  /// The type that a closure says one of its parameters has.
  func resolve(_ parameter: ParsedClosure.Parameter) -> Type? {
    guard let type = parameter.type.map({ resolve($0) }) else { return nil }
    return parameter.isVariadic ? world.array(type) : type
  }

  /// The result builder an attribute names, if it does.
  func builder(_ attribute: ParsedAttribute) -> ResultBuilder? {
    guard let nominal = nominal(of: attribute), nominal.attributes.contains("resultBuilder")
    else { return nil }
    guard attribute.type.isSpecialized,
      case .nominal(_, let arguments) = resolve(attribute.type)
    else { return ResultBuilder(nominal) }
    return ResultBuilder(nominal, arguments: arguments)
  }

  /// The type an attribute names, for wrappers and builders; nothing is reported.
  func nominal(of attribute: ParsedAttribute) -> Nominal? {
    guard let first = attribute.name.unicodeScalars.first,
      first.properties.isUppercase || world.user.nominals[attribute.name] != nil,
      !Self.plainAttributes.contains(attribute.name)
    else { return nil }
    if case .member = attribute.type.kind {
      return world.quietly { resolve(attribute.type) }.declaration
    }
    if let local = scope.localType(named: attribute.name) { return local.declaration }
    return enclosing(attribute.name)?.declaration
      ?? world.nominal(named: attribute.name, in: scope)
      ?? world.alias(named: attribute.name, in: scope)?.declaration
  }

  private static let plainAttributes: Set<String> = ["MainActor", "Sendable", "Observable"]

  private func resolveName(
    _ name: String, _ arguments: [ParsedType], _ range: SourceRange
  ) -> Type {
    switch name {
    case "Self": if let selfType = scope.selfType { return selfType }
    case "Any": return .any
    case "Void": return .void
    case "_": return world.solver.fresh()
    default: break
    }
    if let parameter = scope.generic(named: name) { return .parameter(parameter) }
    if let local = scope.localType(named: name) { return apply(arguments, to: local, range) }
    if let nested = enclosing(name) { return apply(arguments, to: nested, range) }
    if !scope.isLibrary {
      for names in [scope.fileNames, world.user].compactMap({ $0 }) {
        guard let alias = names.alias(name) else { continue }
        return apply(arguments, toAlias: name, alias, in: names, range)
      }
    }
    if let found = world.nominal(named: name, in: scope) {
      return apply(arguments, to: open(found), range)
    }
    if let alias = world.alias(named: name, in: scope) {
      return apply(arguments, toAlias: name, alias, in: world.builtIn, range)
    }
    return unknown(name, range)
  }

  /// `Swift.Error`: what the library calls so, whatever hides it here.
  private func resolveQualified(
    _ name: String, _ arguments: [ParsedType], _ range: SourceRange
  ) -> Type {
    if let found = world.nominal(named: name, inLibrary: true) {
      return apply(arguments, to: open(found), range)
    }
    if let alias = world.alias(named: name, inLibrary: true) {
      return apply(arguments, toAlias: name, alias, in: world.builtIn, range)
    }
    return resolveName(name, arguments, range)
  }

  /// `main.Span`: what the program calls so at file level, whatever hides it here.
  private func resolveOwn(
    _ name: String, _ arguments: [ParsedType], _ range: SourceRange
  ) -> Type {
    if let found = world.user.nominals[name] { return apply(arguments, to: open(found), range) }
    return resolveName(name, arguments, range)
  }

  private func unknown(_ name: String, _ range: SourceRange) -> Type {
    if scope.isLibrary, scope.nominal?.kind == .protocol, let selfType = scope.selfType {
      // An associated type of a protocol whose own header is being read just now.
      return .member(selfType, name)
    }
    if world.isUnmodelledType(name) {
      world.reportUnsimulated(name, .unmodelled(name, range))
      return .dynamic
    }
    world.report(.unknownType(name, range, candidates: world.topLevelNames()))
    return .dynamic
  }

  /// A type as written without arguments: its own parameters inside itself, else to be inferred.
  private func open(_ declaration: Nominal) -> Type {
    if declaration.kind == .protocol { return .existential([ProtocolReference(declaration)]) }
    world.completeHeader(declaration)
    return .nominal(declaration, declaration.genericParameters.map { .parameter($0) })
  }

  /// Looks for a nested type, alias or associated type in the enclosing types.
  func enclosing(_ name: String) -> Type? {
    var current: DeclarationScope? = scope
    while let here = current {
      if let nominal = here.nominal, let found = nested(name, in: nominal, here.selfType) {
        return found
      }
      if let found = associatedType(name, asked: here) { return found }
      current = here.parent
    }
    return nil
  }

  private func nested(_ name: String, in nominal: Nominal, _ selfType: Type?) -> Type? {
    var owner: Nominal? = nominal
    while let current = owner {
      if let found = current.nested[name] { return open(found) }
      if current.kind == .protocol, hasAssociatedType(name, current), let selfType {
        return .member(selfType, name)
      }
      if let alias = world.alias(name, of: current) { return alias }
      if let found = inheritedType(name, from: current) { return found }
      if current.kind != .protocol, let selfType, current == nominal {
        for declaration in writtenProtocols(of: current) {
          if let alias = inheritedAlias(name, declaration, selfType) { return alias }
          if hasAssociatedType(name, declaration),
            let found = world.associatedType(named: name, of: selfType)
          {
            return found
          }
        }
      }
      owner = current.outer
    }
    return nil
  }

  /// `extension Tag where Self: RawRepresentable` has a `RawValue`.
  private func associatedType(_ name: String, asked scope: DeclarationScope) -> Type? {
    guard !scope.requirements.isEmpty, let selfType = scope.selfType else { return nil }
    for case .conforms(selfType, let bound) in scope.requirements
    where hasAssociatedType(name, bound.declaration) {
      return .member(selfType, name)
    }
    return nil
  }

  /// A type or alias that a superclass declares.
  private func inheritedType(_ name: String, from nominal: Nominal) -> Type? {
    guard nominal.kind == .object, case .nominal(let parent, _)? = nominal.superclass else {
      return nil
    }
    world.completeHeader(parent)
    if let found = parent.nested[name] { return open(found) }
    return parent.aliases[name] ?? inheritedType(name, from: parent)
  }

  /// A `typealias` of a protocol, in terms of the type that conforms to it.
  private func inheritedAlias(_ name: String, _ declaration: Nominal, _ selfType: Type) -> Type? {
    for ancestor in world.allRefined(by: declaration) {
      guard let alias = ancestor.aliases[name], let parameter = ancestor.selfParameter else {
        continue
      }
      var substitution = Substitution()
      substitution.types[parameter] = selfType
      return substitution.apply(alias)
    }
    return nil
  }

  private func hasAssociatedType(_ name: String, _ declaration: Nominal) -> Bool {
    world.allRefined(by: declaration).contains { $0.associatedTypes[name] != nil }
  }

  private func apply(
    _ arguments: [ParsedType], toAlias name: String, _ alias: Type, in names: World.Names,
    _ range: SourceRange
  ) -> Type {
    let parameters = names.aliasParameters[name] ?? []
    guard !parameters.isEmpty else { return apply(arguments, to: alias, range) }
    var substitution = Substitution()
    let given = arguments.map(resolve)
    for (index, parameter) in parameters.enumerated() {
      substitution.types[parameter] =
        given.indices.contains(index) ? given[index] : world.solver.fresh()
    }
    return substitution.apply(alias)
  }

  /// An argument that is left out; an implicit member is looked up in its bounds.
  private func toInfer(_ parameter: Type) -> Type {
    guard case .parameter(let declared) = parameter, !declared.isPack else {
      return world.solver.fresh()
    }
    return world.solver.fresh(bounds: declared.bounds)
  }

  private func apply(_ arguments: [ParsedType], to written: Type, _ range: SourceRange) -> Type {
    if let alias = specialized(written, arguments.map(resolve)) { return alias }
    let type = world.reopened(written)
    guard case .nominal(let declaration, let parameters) = type else {
      if case .existential(let protocols) = type, let first = protocols.first, !arguments.isEmpty {
        return .existential([
          ProtocolReference(first.declaration, arguments: arguments.map(resolve))
        ])
      }
      return type
    }
    if arguments.isEmpty {
      let isInside = parameters.allSatisfy {
        if case .parameter(let parameter) = $0 { return scope.encloses(parameter) }
        return true
      }
      if isInside { return type }
      return .nominal(declaration, parameters.map(toInfer))
    }
    let given = arguments.map(resolve)
    if declaration.genericParameters.contains(where: \.isPack) {
      return .nominal(declaration, [.pack(given)])
    }
    let outer = parameters.count - given.count
    let inherited = declaration.outer?.genericParameters.count ?? 0
    guard outer >= 0, outer <= inherited else {
      world.report(
        .wrongGenericCount(declaration, given: given.count, expected: parameters.count, range))
      return .nominal(declaration, Array(given.prefix(parameters.count)))
    }
    let all = Array(parameters.prefix(outer)) + given
    world.noteWritten(declaration, all, range)
    return .nominal(declaration, all)
  }

  private func resolveMember(
    _ base: ParsedType, _ name: String, _ arguments: [ParsedType], _ range: SourceRange
  ) -> Type {
    if case .name(let module, _) = base.kind, KnownNames.modules.contains(module),
      world.nominal(named: module, in: scope) == nil, enclosing(module) == nil
    {
      return module == KnownNames.programModule
        ? resolveOwn(name, arguments, range) : resolveQualified(name, arguments, range)
    }
    let outer = resolve(base)
    if name == "Type" || name == "Protocol" { return .metatype(outer) }
    if case .nominal(let declaration, let given) = outer {
      world.completeHeader(declaration)
      if declaration.nested[name] == nil, world.alias(name, of: declaration) == nil {
        world.complete(declaration)
        if declaration.nested[name] == nil { world.loadLibrary(member: name, of: outer) }
      }
      if let nested = declaration.nested[name] {
        return apply(arguments, to: Substitution(declaration, given).apply(open(nested)), range)
      }
    }
    if let found = world.associatedType(named: name, of: outer) {
      // `Holder.List<Int>` of a `typealias List = Array`.
      if !arguments.isEmpty, isWhole(found) { return apply(arguments, to: found, range) }
      return specialized(found, arguments.map(resolve)) ?? found
    }
    if case .nominal(let declaration, _) = outer {
      for conformance in declaration.conformances {
        let inherited = inheritedAlias(name, conformance.protocolReference.declaration, outer)
        if let inherited { return inherited }
      }
    }
    if let alias = sharedAlias(name, of: outer) {
      return specialized(alias, arguments.map(resolve)) ?? alias
    }
    switch outer {
    case .parameter, .member, .opaque: return .member(outer, name)
    case .dynamic: return .dynamic
    case _ where world.isUnmodelled(outer) || isKnown(name, in: outer):
      world.reportUnsimulated(name, .unmodelled(name, range))
      return .dynamic
    default:
      world.report(
        .unknownMember(name, of: outer, range, candidates: world.memberNames(of: outer)))
      return .dynamic
    }
  }

  /// True for a type that has all its arguments, if only to be inferred.
  private func isWhole(_ type: Type) -> Bool {
    guard case .nominal(let declaration, let arguments) = type else { return false }
    world.completeHeader(declaration)
    return arguments.count == declaration.genericParameters.count
  }

  /// True if the SDK may declare such a type inside a library type.
  private func isKnown(_ name: String, in outer: Type) -> Bool {
    outer.declaration?.isLibrary == true && world.knownNames.isType(name)
  }

  /// The protocols named by a bound.
  func protocols(_ type: Type) -> [ProtocolReference] {
    if case .existential(let protocols) = type { return protocols }
    return []
  }

  /// `P & Q`, of which one may be a class; a class to which only markers are added is itself.
  private func composition(of types: [Type]) -> Type {
    if types.allSatisfy(\.isDynamic) { return .dynamic }
    let protocols = types.flatMap(protocols)
    guard let superclass = types.first(where: { $0.declaration?.kind == .object }),
      case .nominal(let declaration, let arguments) = superclass
    else { return .existential(protocols) }
    if protocols.allSatisfy({ world.isMarker($0.declaration) }) { return superclass }
    return .existential([ProtocolReference(declaration, arguments: arguments)] + protocols)
  }
}

extension ParsedType {
  /// True if generic arguments are written after the name.
  fileprivate var isSpecialized: Bool {
    switch kind {
    case .name(_, let arguments), .member(_, _, let arguments): !arguments.isEmpty
    default: false
    }
  }
}
