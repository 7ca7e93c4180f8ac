import Diagnostics
import IR

/// Enters the declarations of a file, a function body or a library piece under their names.
///
/// Types come first, then extensions, then functions and variables, so that order in the file does
/// not matter. Headers (generic parameters, inheritance) and members are filled in on first use.
struct DeclarationCollector {
  let world: World
  let names: World.Names
  let scope: DeclarationScope

  var isLibrary: Bool { scope.isLibrary }

  /// Declarations, and what enters them.
  typealias Collection = (collector: DeclarationCollector, declarations: [ParsedDeclaration])

  /// Enters types, aliases, extensions and functions; variables belong to the caller.
  func collect(_ declarations: [ParsedDeclaration]) { Self.collect([(self, declarations)]) }

  /// Enters the declarations of several files, each of which may need those of the others.
  static func collect(_ collections: [Collection]) {
    for (collector, declarations) in collections { collector.collectTypes(declarations) }
    for (collector, declarations) in collections { collector.collectAliases(declarations) }
    collectExtensions(collections)
    for (collector, declarations) in collections { collector.resolveAliases(declarations) }
    for (collector, declarations) in collections { collector.collectFunctions(declarations) }
  }

  private func collectTypes(_ declarations: [ParsedDeclaration]) {
    for declaration in declarations {
      guard case .nominal(let parsed) = declaration.kind else { continue }
      let nominal = declareNominal(parsed, declaration, outer: nil, scope: scope)
      if !isLibrary, let twin = names.nominals[parsed.name] {
        world.report(.redeclaration(parsed.name, declaration.nameRange, previous: twin.range))
      }
      names.nominals[parsed.name] = nominal
    }
  }

  private func collectAliases(_ declarations: [ParsedDeclaration]) {
    for declaration in declarations {
      guard case .alias(let name, let generics, let type) = declaration.kind else { continue }
      let inner = DeclarationScope(parent: scope)
      let parameters = generics.enumerated().map { index, written in
        GenericParameter(name: written.name, index: index, belongsToType: false)
      }
      for parameter in parameters { inner.generics[parameter.name] = parameter }
      names.aliasParameters[name] = parameters
      let resolver = TypeResolver(world: world, scope: inner)
      names.pendingAliases[name] = { resolver.resolve(type) }
    }
  }

  private func resolveAliases(_ declarations: [ParsedDeclaration]) {
    for declaration in declarations {
      if case .alias(let name, _, _) = declaration.kind { _ = names.alias(name) }
    }
  }

  /// Enters extensions: first the types in them, which others may extend or name, then the rest.
  private static func collectExtensions(_ collections: [Collection]) {
    var waiting = collections.flatMap { collector, declarations in
      declarations.compactMap { declaration -> PendingExtension? in
        guard case .extension(let parsed) = declaration.kind else { return nil }
        return PendingExtension(collector: collector, parsed: parsed, declaration: declaration)
      }
    }
    let all = waiting
    while true {
      let ready = waiting.filter { $0.collector.isDeclared($0.parsed.type) }
      for pending in ready { pending.collector.enterNestedTypes(of: pending) }
      waiting.removeAll { pending in ready.contains { $0 === pending } }
      if ready.isEmpty || waiting.isEmpty { break }
    }
    for pending in all { pending.collector.declareExtension(pending) }
  }

  /// An extension whose own types are entered before its members.
  private final class PendingExtension {
    let collector: DeclarationCollector
    let parsed: ParsedExtension
    let declaration: ParsedDeclaration
    /// The scope inside it, once its types are entered.
    var inner: DeclarationScope?

    init(
      collector: DeclarationCollector, parsed: ParsedExtension, declaration: ParsedDeclaration
    ) {
      self.collector = collector
      self.parsed = parsed
      self.declaration = declaration
    }
  }

  private func enterNestedTypes(of pending: PendingExtension) {
    guard let extended = declared(pending.parsed.type) else { return }
    pending.inner = enterNestedTypes(of: pending.parsed, extending: extended)
  }

  private func enterNestedTypes(
    of parsed: ParsedExtension, extending extended: Nominal
  ) -> DeclarationScope {
    let inner = DeclarationScope(parent: scope, nominal: extended)
    for member in parsed.outline {
      if case .nominal(let nested) = member.kind {
        extended.nested[nested.name] = declareNominal(
          nested, member, outer: extended, scope: inner)
      }
    }
    if !isLibrary, !extended.isLibrary { announceAliases(of: parsed, extending: extended, inner) }
    return inner
  }

  /// Lets what the type's own braces write name the aliases of an extension, which are entered
  /// with its members.
  private func announceAliases(
    of parsed: ParsedExtension, extending extended: Nominal, _ inner: DeclarationScope
  ) {
    let world = world
    for member in parsed.outline {
      guard case .alias(let name, let generics, let type) = member.kind,
        world.pendingAliases[extended]?[name] == nil
      else { continue }
      world.pendingAliases[extended, default: [:]][name] = {
        world.completeHeader(extended)
        inner.refreshGenerics()
        return world.quietly { TypeResolver(world: world, scope: inner).alias(generics, type) }
      }
    }
  }

  /// True for a type that is entered, as far as that can be told without reading members.
  private func isDeclared(_ written: ParsedType) -> Bool {
    guard case .member(let base, let name, _) = written.kind else { return true }
    guard let outer = declared(base), !outer.isLibrary else { return isDeclared(base) }
    return outer.nested[name] != nil
  }

  private func declared(_ written: ParsedType) -> Nominal? {
    switch written.kind {
    case .name(let name, _): world.nominal(named: name, in: scope)
    case .member(let base, let name, _): declared(base)?.nested[name]
    default: nil
    }
  }

  private func collectFunctions(_ declarations: [ParsedDeclaration]) {
    for declaration in declarations {
      guard case .function(let parsed) = declaration.kind else { continue }
      let function = FunctionBuilder(world: world, scope: scope).build(parsed, declaration)
      let twins = isLibrary ? [] : names.functions[parsed.name] ?? []
      if let twin = twins.first(where: { $0.isTwin(of: function) }) {
        world.report(.redeclaration(function.shownName, function.range, previous: twin.range))
      }
      names.functions[parsed.name, default: []].append(function)
    }
  }

  /// Makes a type and its nested ones, leaving header and members for later.
  func declareNominal(
    _ parsed: ParsedNominal, _ declaration: ParsedDeclaration, outer: Nominal?,
    scope: DeclarationScope
  ) -> Nominal {
    let nominal = Nominal(
      name: parsed.name, kind: kind(parsed.kind), outer: outer, isLibrary: isLibrary,
      range: declaration.nameRange)
    nominal.attributes = Set(declaration.attributes.map(\.name)).union(declaration.modifiers)
    if parsed.kind == .protocol {
      let selfParameter = GenericParameter(name: "Self", index: 0, belongsToType: true)
      selfParameter.bounds = [ProtocolReference(nominal)]
      nominal.selfParameter = selfParameter
    }
    let inner = DeclarationScope(parent: scope, nominal: nominal)
    for member in parsed.outline {
      if case .variable(let variable) = member.kind, member.modifiers.contains("override"),
        let name = variable.name
      {
        world.overriddenNames.insert(name)
      }
      if case .nominal(let nested) = member.kind {
        nominal.nested[nested.name] = declareNominal(
          nested, member, outer: nominal, scope: inner)
      }
    }
    let world = world
    world.pendingHeaders[nominal] = {
      HeaderBuilder(world: world, nominal: nominal, parsed: parsed, scope: inner).build()
    }
    nominal.inferredAssociatedType = { [unowned world, unowned nominal] name in
      world.inferAssociatedType(name, of: nominal)
    }
    if !isLibrary, parsed.kind != .protocol {
      world.writtenMembers[nominal] = [WrittenMembers(members: parsed.members, scope: inner)]
    }
    nominal.complete = {
      world.completeHeader(nominal)
      let members = MemberBuilder(world: world, nominal: nominal, scope: inner)
      members.build(parsed.members, isExtension: false)
      members.synthesize(parsed, declaration)
    }
    return nominal
  }

  private func kind(_ kind: ParsedNominal.Kind) -> Nominal.Kind {
    switch kind {
    case .structure: .structure
    case .enumeration: .enumeration
    case .object: .object
    case .actor: .actor
    case .protocol: .protocol
    }
  }

  private func declareExtension(_ pending: PendingExtension) {
    let parsed = pending.parsed
    let resolver = TypeResolver(world: world, scope: scope)
    let extended: Nominal
    var given: [Type] = []
    switch resolver.resolve(parsed.type) {
    case .nominal(let found, let arguments):
      extended = found
      given = arguments
    case .existential(let protocols):
      guard let first = protocols.first else { return }
      extended = first.declaration
    default: return
    }
    world.completeHeader(extended)
    let inner = pending.inner ?? enterNestedTypes(of: parsed, extending: extended)
    inner.refreshGenerics()
    let header = HeaderBuilder(world: world, nominal: extended, parsed: nil, scope: inner)
    let conditions =
      sameTypes(of: extended, as: given) + header.requirements(parsed.requirements)
    header.inherit(parsed.inherited, conditions: conditions, in: pending.declaration.range)
    // What the type asks of its parameters holds in its extensions.
    inner.requirements = (world.headerRequirements[extended] ?? []) + conditions
    let world = world
    let build = {
      MemberBuilder(world: world, nominal: extended, scope: inner)
        .build(parsed.members, isExtension: true)
    }
    if !extended.isLibrary {
      world.handwrittenCoding[extended, default: .init()].add(parsed.members)
    }
    if let pending = extended.complete {
      world.writtenMembers[extended]?.append(WrittenMembers(members: parsed.members, scope: inner))
      extended.complete = {
        pending()
        build()
      }
    } else {
      build()
    }
  }
}

extension DeclarationCollector {
  /// `extension [Int]` extends arrays `where Element == Int` (SE-0361).
  private func sameTypes(of extended: Nominal, as given: [Type]) -> [GenericRequirement] {
    zip(extended.genericParameters, given).compactMap { parameter, argument in
      switch argument {
      case .variable, .parameter: nil
      default: .same(.parameter(parameter), argument)
      }
    }
  }
}

extension World {
  /// Makes sure a type's generic parameters, superclass and conformances are known.
  func completeHeader(_ nominal: Nominal) {
    guard let work = pendingHeaders.removeValue(forKey: nominal) else { return }
    work()
  }

  /// Enters one library piece.
  func declare(_ parsed: ParsedFile) {
    quietly {
      libraryFiles.insert(parsed.file)
      for problem in parsed.diagnostics { libraryProblems.append(problem) }
      let scope = DeclarationScope(parent: nil, isLibrary: true)
      let declarations = parsed.statements.compactMap { statement -> ParsedDeclaration? in
        if case .declaration(let declaration) = statement.kind { declaration } else { nil }
      }
      DeclarationCollector(world: self, names: builtIn, scope: scope).collect(declarations)
      for declaration in declarations {
        if case .variable(let variable) = declaration.kind {
          GlobalBuilder(world: self, names: builtIn, scope: scope).build(variable, declaration)
        }
      }
    }
  }
}

extension Function {
  /// True for a declaration that differs from this one in nothing by which a call could choose.
  fileprivate func isTwin(of other: Function) -> Bool {
    genericParameters.isEmpty && other.genericParameters.isEmpty && fullName == other.fullName
      && takesSame(as: other) && result == other.result
      && parameters.map(\.isVariadic) == other.parameters.map(\.isVariadic)
      && attributes.intersection(["prefix", "postfix"])
        == other.attributes.intersection(["prefix", "postfix"])
  }

  /// True if no argument could tell the two apart.
  func takesSame(as other: Function, _ renaming: Substitution = Substitution()) -> Bool {
    parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy {
        $0.type == renaming.apply($1.type) && $0.isVariadic == $1.isVariadic
          && $0.isInout == $1.isInout && $0.isAutoclosure == $1.isAutoclosure
      } && isAsync == other.isAsync
  }
}
