import Diagnostics
import IR

extension BodyChecker {
  /// What a bare name means: a local, a member of an enclosing type, or something at file level.
  enum ResolvedName {
    case expression(Expression)
    case candidates([CallCandidate])
    case unknown
  }

  /// Checks a name used as a value.
  func checkName(
    _ name: String, _ generics: [ParsedType], expecting: Type?, _ range: SourceRange
  ) -> Expression {
    switch resolve(name, generics, range) {
    case .expression(let found):
      return method(namedLike: found, of: nil, name, generics, expecting: expecting, range)
        ?? unwrapped(found, expecting: expecting)
    case .candidates(let candidates):
      return functionValue(candidates, expecting: expecting, name: name, range)
    case .unknown:
      return unappliedMethod(name, expecting: expecting, range) ?? unknownName(name, range)
    }
  }

  /// A method named in static code, which has no instance: a function of one.
  private func unappliedMethod(
    _ name: String, expecting: Type?, _ range: SourceRange
  ) -> Expression? {
    guard !isCallee, let selfType = scope.selfType, case .nominal = selfType,
      let (receiver, _) = implicitReceiver, case .metatype = receiver.type
    else { return nil }
    return unapplied(name, selfType, expecting: expecting, range)
  }

  /// The value of something declared with `!`, unless an optional is wanted.
  func unwrapped(_ value: Expression, expecting: Type?) -> Expression {
    let declaration: AnyObject
    switch value.kind {
    case .local(let local):
      return local.isImplicitlyUnwrapped ? payload(of: value, expecting: expecting) : value
    case .global(let global): declaration = global
    case .field(_, let field): declaration = field
    case .call(.function(let getter), _, _), .call(.method(let getter), _, _): declaration = getter
    case .call(.requirement(let requirement, _), _, _): declaration = requirement.function
    default: return value
    }
    guard world.implicitlyUnwrapped.contains(ObjectIdentifier(declaration)) else { return value }
    return payload(of: value, expecting: expecting)
  }

  private func payload(of value: Expression, expecting: Type?) -> Expression {
    guard let payload = world.optionalPayload(solver.head(value.type)) else { return value }
    if let expecting, world.isOptional(solver.head(expecting)) { return value }
    return make(.unwrap(value, isImplicit: true), payload, value.range)
  }

  /// The optional behind a value that was unwrapped only because of its declaration's `!`.
  func optionalForm(_ value: Expression) -> Expression {
    if case .unwrap(let optional, isImplicit: true) = value.kind { optional } else { value }
  }

  private func unknownName(_ name: String, _ range: SourceRange) -> Expression {
    if world.isUnmodelledType(name) {
      let value = opaqueCall(name, [], expecting: nil, range)
      return value.type.isDynamic ? value : make(.erase(value), .dynamic, range)
    }
    if let member = unmodelledMember(name, range) ?? unmodelledProjection(name, range) {
      return member
    }
    if let selfType = scope.selfType, context.receiver != nil,
      !world.members(named: name, of: selfType, isStatic: false).isEmpty
    {
      report(.instanceMember(name, of: selfType, range))
      return failed(range)
    }
    if let selfType = scope.selfType, context.receiver != nil, case .nominal = selfType,
      !world.members(named: name, of: selfType, isStatic: true).isEmpty
    {
      report(.staticMember(name, of: selfType, range))
      return failed(range)
    }
    if isInitialValue, let selfType = scope.selfType, case .nominal = selfType,
      !world.members(named: name, of: selfType, isStatic: false).isEmpty
    {
      report(.memberInInitialValue(name, range))
      return failed(range)
    }
    if locals.declaresLater(name) {
      report(.usedTooEarly(name, range))
      return failed(range)
    }
    report(.unknownName(name, range, candidates: locals.names.union(memberNamesInScope())))
    return failed(range)
  }

  /// True for code that gives a stored property its value.
  private var isInitialValue: Bool {
    var outermost = context
    while let parent = outermost.parent { outermost = parent }
    return outermost.receiver == nil && outermost.function == nil && !outermost.isTopLevel
      && outermost.name == FunctionContext.initialValue
  }

  private func memberNamesInScope() -> Set<String> {
    var names = world.topLevelNames()
    if let selfType = scope.selfType { names.formUnion(world.memberNames(of: selfType)) }
    return names
  }

  /// Looks a name up from the inside out.
  func resolve(_ name: String, _ generics: [ParsedType], _ range: SourceRange) -> ResolvedName {
    if name.hasSuffix(":)") || name.hasSuffix("()"), let open = name.firstIndex(of: "(") {
      return labelled(resolve(String(name[..<open]), generics, range), as: name)
    }
    if name == "Self", let selfType = scope.selfType {
      if let own = dynamicSelf(selfType, range) { return .expression(own) }
      return .expression(make(.metatype(selfType), .metatype(selfType), range))
    }
    if qualified.contains(range) {
      if let type = resolveModuleType(name, generics, range)
        ?? resolveType(name, generics, range, isLocal: false)
      {
        return .expression(type)
      }
      // What the program declares under the same name is not the module's.
      let functions = world.libraryFunctions(named: name)
      if functions.isEmpty { return resolveGlobal(name, generics, range) }
      return .candidates(
        functions.map { CallCandidate(function: $0, receiver: nil, solver: solver) })
    }
    if let (entry, owner) = locals.find(name) { return resolveLocal(entry, owner, range) }
    if name == "self", let selfType = scope.selfType, context.receiver == nil {
      // Property initialisers cannot see `self`, except lazily in library defaults.
      return .expression(make(.metatype(selfType), .metatype(selfType), range))
    }
    if let found = resolveType(name, generics, range, isLocal: true) { return .expression(found) }
    if let found = resolveImplicitMember(name, generics, range) { return found }
    return resolveGlobal(name, generics, range)
  }

  /// `Self` in a class that may have subclasses: the type of the object, not the class that the
  /// code stands in.
  private func dynamicSelf(_ type: Type, _ range: SourceRange) -> Expression? {
    guard let declaration = type.declaration, declaration.kind == .object, !scope.isLibrary,
      !declaration.attributes.contains("final"), let receiver = context.receiver,
      let (entry, owner) = locals.find("self"), case .local(let local) = entry,
      local === receiver
    else { return nil }
    // Before `super.init()` an initialiser may not touch `self`.
    if context.function?.kind == .initializer, !context.callsSuperInitializer,
      declaration.superclass != nil
    {
      return nil
    }
    context.use(receiver, of: owner)
    let value = Expression(.local(receiver), type: receiver.type, range: range)
    if case .metatype = solver.head(receiver.type) { return value }
    return make(.dynamicType(value), .metatype(type), range)
  }

  /// The overloads that `name(label:_:)` means.
  func labelled(_ found: ResolvedName, as name: String) -> ResolvedName {
    guard case .candidates(let candidates) = found else { return found }
    let matching = candidates.filter { candidate in
      let labels = candidate.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return name.hasSuffix("(\(labels))")
    }
    return matching.isEmpty ? .unknown : .candidates(matching)
  }

  private func resolveLocal(
    _ entry: LocalScope.Entry, _ owner: FunctionContext, _ range: SourceRange
  ) -> ResolvedName {
    switch entry {
    case .local(let local):
      context.use(local, of: owner)
      return .expression(
        Expression(.local(local), type: solver.resolve(local.type), range: range))
    case .functions(let functions):
      return .candidates(
        functions.map { found in
          context.use(found.local, of: owner)
          let value = Expression(.local(found.local), type: found.local.type, range: range)
          return CallCandidate(localFunction: found.function, value: value, solver: solver)
        })
    case .wrapped(let local, let member):
      context.use(local, of: owner)
      let base = Expression(.local(local), type: local.type, range: range)
      if member == "$call" {
        return .expression(call(base, [], expecting: nil, range, name: local.name))
      }
      return .expression(checkMember(of: base, member, [], expecting: nil, range, range))
    case .observed(let storage, _, _):
      context.use(storage, of: owner)
      return .expression(Expression(.local(storage), type: storage.type, range: range))
    }
  }

  /// A type name used in an expression.
  func resolveType(
    _ name: String, _ generics: [ParsedType], _ range: SourceRange, isLocal: Bool
  ) -> Expression? {
    let isKnown =
      scope.generic(named: name) != nil || scope.localType(named: name) != nil
      || (isLocal
        ? isNestedType(name)
        : (world.nominal(named: name, in: scope) != nil
          || world.alias(named: name, in: scope) != nil))
    guard isKnown else { return nil }
    let written = ParsedType(.name(name, generics), range: range)
    let type = TypeResolver(world: world, scope: scope).resolve(written)
    return make(.metatype(type), .metatype(type), range)
  }

  /// `Swift.Result { … }`: the library's type, whatever hides its name here.
  private func resolveModuleType(
    _ name: String, _ generics: [ParsedType], _ range: SourceRange
  ) -> Expression? {
    guard
      world.nominal(named: name, inLibrary: true) != nil
        || world.alias(named: name, inLibrary: true) != nil
    else { return nil }
    let module = ParsedType(.name("Swift", []), range: range)
    let written = ParsedType(.member(module, name, generics), range: range)
    let type = TypeResolver(world: world, scope: scope).resolve(written)
    return make(.metatype(type), .metatype(type), range)
  }

  private var mayNameAssociatedTypes: Bool {
    if case .parameter? = scope.selfType { return true }
    return scope.selfType != nil && !scope.isLibrary
  }

  func isNestedType(_ name: String) -> Bool {
    // Associated types have a name in every type that conforms.
    if name.first?.isUppercase == true, mayNameAssociatedTypes,
      TypeResolver(world: world, scope: scope).enclosing(name) != nil
    {
      return true
    }
    var current: DeclarationScope? = scope
    while let here = current {
      if let nominal = here.nominal {
        var owner: Nominal? = nominal
        while let type = owner {
          if type.nested[name] != nil || type.aliases[name] != nil { return true }
          owner = type.outer
        }
      }
      current = here.parent
    }
    return false
  }

  /// `x` for `self.x` or `Self.x`, in this type or an enclosing one.
  private func resolveImplicitMember(
    _ name: String, _ generics: [ParsedType], _ range: SourceRange
  ) -> ResolvedName? {
    var current: DeclarationScope? = scope
    var visited: Set<Nominal> = []
    var isInnermost = true
    while let here = current {
      defer { current = here.parent }
      guard let nominal = here.nominal, let selfType = here.selfType,
        visited.insert(nominal).inserted
      else { continue }
      defer { isInnermost = false }
      if isInnermost, let (receiver, owner) = implicitReceiver {
        let isMetatype = if case .metatype = receiver.type { true } else { false }
        let found = world.members(named: name, of: selfType, isStatic: isMetatype)
        if !found.isEmpty {
          context.use(receiver, of: owner)
          if !isMetatype { checkImplicitSelf(name, found, nominal, owner, range) }
          let base = Expression(.local(receiver), type: receiver.type, range: range)
          return member(found, of: base, name, generics, range)
        }
      }
      let statics = world.members(named: name, of: selfType, isStatic: true)
      if !statics.isEmpty {
        // Instance code reaches statics by `Self.` only; enclosing types and static code by name.
        let base = make(.metatype(selfType), .metatype(selfType), range)
        return member(statics, of: base, name, generics, range)
      }
    }
    return nil
  }

  private func resolveGlobal(
    _ name: String, _ generics: [ParsedType], _ range: SourceRange
  ) -> ResolvedName {
    if let global = world.global(named: name, in: scope) {
      world.inferType(of: global)
      return .expression(Expression(.global(global), type: global.type, range: range))
    }
    if let property = world.globalProperty(named: name, in: scope),
      let getter = property.getter
    {
      return .expression(
        make(.call(.function(getter), [], typeArguments: []), property.type, range))
    }
    let functions = world.functions(named: name, in: scope)
    if !functions.isEmpty {
      return .candidates(
        functions.map { CallCandidate(function: $0, receiver: nil, solver: solver) })
    }
    if let found = resolveType(name, generics, range, isLocal: false) {
      return .expression(found)
    }
    return .unknown
  }
}
