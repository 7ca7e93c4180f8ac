import Diagnostics
import IR

/// What a file or prompt line became.
package struct LoadedUnit {
  /// The statements to run, or nothing if there are only declarations.
  ///
  /// For a line with `self`, parameter 0 is the value `self`; the result is the value of the last
  /// expression.
  package let body: FunctionBody?
  package let resultType: Type
  /// Names declared at top level, in order.
  package let declared: [String]
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension World {
  /// Loads files that belong together, each of which sees what the others declare.
  ///
  /// Declarations are entered, statements become bodies. Gives a unit for each file.
  package func load(_ files: [SourceFile]) -> [LoadedUnit] {
    load(files, selfType: nil, isLine: false)
  }

  /// Loads one prompt entry; with `selfType` its code runs as a method of that type.
  package func evaluateLine(_ file: SourceFile, selfType: Type?) -> LoadedUnit {
    load([file], selfType: selfType, isLine: true)[0]
  }

  private func load(_ files: [SourceFile], selfType: Type?, isLine: Bool) -> [LoadedUnit] {
    diagnostics = []
    let backup = user.copy()
    let savedPreviews = previews
    let module = LoadingFile.module(of: files.map(parser.parse))
    for file in module { note(file) }
    forget(module.flatMap(\.shared))
    DeclarationCollector.collect(module.flatMap { $0.collections(in: self) })
    for file in module { declareGlobals(file, isLazy: isLazy(file, module, isLine: isLine)) }
    let checked = module.map { file in
      checkTopLevel(
        file.parsed, file.scope, selfType: selfType, isLine: isLine,
        isLazy: isLazy(file, module, isLine: isLine))
    }
    for file in module { forceBodies(file) }
    checkWrittenBounds()
    followBodies()
    let problems = diagnostics
    if problems.contains(where: { $0.severity == .error }) {
      user = backup
      previews = savedPreviews
    }
    return zip(module, checked).enumerated().map { index, loaded in
      let (file, (body, type)) = loaded
      return LoadedUnit(
        body: body, resultType: type, declared: file.declarations.compactMap(\.topLevelName),
        diagnostics: problems.filter {
          (module.firstIndex(at: $0.range) ?? 0) == index
        })
    }
  }

  /// What a file says of the program as a whole.
  private func note(_ file: LoadingFile) {
    diagnostics += file.parsed.diagnostics
    for declaration in file.declarations {
      if case .importDeclaration(let path) = declaration.kind { noteImport(of: path) }
    }
    let source = file.parsed.file
    let whole = SourceRange(file: source, start: 0, end: source.text.utf8.count)
    declaresCoalescing = declaresCoalescing || source.mentions(["func ??"], in: whole)
    declaresLogic = declaresLogic || source.mentions(["func &&", "func ||", "func !"], in: whole)
  }

  /// Redefinition at the prompt replaces; overloads of one entry stay together.
  private func forget(_ declarations: [ParsedDeclaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .nominal(let parsed): user.nominals[parsed.name] = nil
      case .function(let parsed): user.functions[parsed.name] = nil
      default: break
      }
    }
  }

  private func checkTopLevel(
    _ parsed: ParsedFile, _ scope: DeclarationScope, selfType: Type?, isLine: Bool, isLazy: Bool
  ) -> (FunctionBody?, Type) {
    // Code of a prompt line sees the members of the mounted view as its own methods do.
    var inner = scope
    if let selfType, case .nominal(let nominal, _) = selfType {
      inner = DeclarationScope(parent: scope, nominal: nominal)
    }
    let context = FunctionContext(parent: nil, name: "top level", result: .dynamic)
    context.isTopLevel = true
    context.isAsync = true
    if !isLine { context.isolation = .global("MainActor") }
    let checker = BodyChecker(world: self, scope: inner, context: context)
    var parameters: [Local] = []
    if let selfType {
      let receiver = Local(
        name: "self", type: selfType, isMutable: false,
        range: SourceRange(file: parsed.file, start: 0, end: 0))
      parameters.append(receiver)
      context.receiver = receiver
      checker.locals.declare("self", .local(receiver))
    }
    var statements: [Statement] = []
    var result: Expression?
    let running = isLazy ? [] : parsed.statements.filter { isCode($0) }
    addPreviews(parsed.statements)
    for (index, statement) in running.enumerated() {
      if isLine, index == running.count - 1, case .expression(let expression) = statement.kind {
        let value = checker.check(expression, expecting: nil)
        if !solver.head(value.type).isVoid { result = value }
        if result == nil {
          statements.append(Statement(.expression(value), range: statement.range))
        }
      } else {
        statements += checker.checkStatement(statement)
      }
    }
    let range = SourceRange(file: parsed.file, start: 0, end: parsed.file.text.utf8.count)
    let type = result.map { solver.finalize($0.type) } ?? .void
    if let result { statements.append(Statement(.return(result), range: result.range)) }
    guard !statements.isEmpty else { return (nil, .void) }
    let body = FunctionBody(
      name: "top level", parameters: parameters, statements: statements, result: type,
      isThrowing: true, range: range)
    checker.followLater(body, range)
    return (body, type)
  }

  /// True for a file in which nothing runs by itself, of an interface or beside others: it is no
  /// `main.swift`, and its variables get their values when they are first used, whatever the order
  /// of the files.
  private func isLazy(_ file: LoadingFile, _ module: [LoadingFile], isLine: Bool) -> Bool {
    let isPart = module.count > 1 && file.parsed.file.name != "main.swift"
    guard !isLine,
      isPart || !importedModules.isDisjoint(with: ["SwiftUI", "UIKit", "AppKit"])
    else { return false }
    return file.parsed.statements.filter(isCode).allSatisfy { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .variable(let variable) = declaration.kind
      else { return false }
      return variable.name != nil && (variable.value != nil || variable.isOptional)
    }
  }

  private func isCode(_ statement: ParsedStatement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else { return true }
    switch declaration.kind {
    case .variable(let variable): return variable.accessors?.getter == nil
    default: return false
    }
  }

  /// Globals are visible to functions above their declaration; their types are found on demand.
  private func declareGlobals(_ file: LoadingFile, isLazy: Bool) {
    let scope = file.scope
    for declaration in file.declarations {
      guard case .variable(let variable) = declaration.kind else { continue }
      let names = file.names(of: declaration, in: self)
      let builder = GlobalBuilder(world: self, names: names, scope: scope)
      if variable.accessors?.getter != nil {
        builder.buildComputed(variable.name ?? "_", variable, declaration)
        continue
      }
      guard let name = variable.name else { continue }
      // A constant without a value gets it from a later statement.
      let global = Global(
        name: name, type: .dynamic, isMutable: variable.isMutable || variable.value == nil,
        range: declaration.nameRange)
      global.isWeak = declaration.modifiers.contains("weak")
      if let twin = names.globals[name], twin.range.file == global.range.file {
        report(.redeclaration(name, global.range, previous: twin.range))
      }
      names.globals[variable.isObserved ? GlobalBuilder.storageName(name) : name] = global
      if variable.isObserved { builder.buildObserved(name, global, variable, declaration) }
      if let written = variable.type {
        global.type = quietly { TypeResolver(world: self, scope: scope).resolve(written) }
      } else if let value = variable.value {
        pendingTypes[ObjectIdentifier(global)] = { [unowned self] in
          global.type = BodyChecker.typeOfDefault(value, world: self, scope: scope)
        }
      }
      guard isLazy else { continue }
      let resolver = TypeResolver(world: self, scope: scope)
      if let written = variable.type { _ = resolver.resolve(written) }
      if variable.isImplicitlyUnwrapped { implicitlyUnwrapped.insert(ObjectIdentifier(global)) }
      if let value = variable.value { builder.initializeLazily(global, with: value) }
    }
  }

  /// The global that a top-level declaration assigns, declared beforehand.
  func topLevelGlobal(
    _ name: String, type: Type, isMutable: Bool, in scope: DeclarationScope, range: SourceRange
  ) -> Global {
    if let known = global(named: name, in: scope), known.range == range {
      pendingTypes[ObjectIdentifier(known)] = nil
      known.type = type
      return known
    }
    let global = Global(name: name, type: type, isMutable: isMutable, range: range)
    user.globals[name] = global
    return global
  }

  /// Checks every body of the unit, so that mistakes are reported before anything runs.
  private func forceBodies(_ file: LoadingFile) {
    for declaration in file.declarations {
      let names = file.names(of: declaration, in: self)
      switch declaration.kind {
      case .nominal(let parsed): if let nominal = names.nominals[parsed.name] { force(nominal) }
      case .extension(let parsed):
        if let nominal = quietly({
          TypeResolver(world: self, scope: file.scope).resolve(parsed.type)
        }).nominalOrProtocol {
          force(nominal, in: declaration.range)
        }
      case .function(let parsed):
        for function in names.functions[parsed.name] ?? [] { force(function) }
      case .variable(let variable):
        guard let name = variable.name else { break }
        if let getter = names.properties[name]?.getter { force(getter) }
        let global = names.globals[name] ?? names.globals[GlobalBuilder.storageName(name)]
        _ = global?.initializer?()
      default: break
      }
    }
  }

  func force(_ function: Function) {
    if function.body == nil { function.body = function.lower?() }
  }

  /// Checks a type's members; only those written inside `range` if one is given.
  func force(_ nominal: Nominal, in range: SourceRange? = nil) {
    complete(nominal)
    func isWanted(_ place: SourceRange) -> Bool {
      guard let range else { return true }
      return place.file === range.file && place.start >= range.start && place.end <= range.end
    }
    for field in nominal.fields where isWanted(field.range) {
      inferType(of: field)
      _ = field.initialValue?()
    }
    var functions = nominal.members.values.flatMap { $0 }
    for property in nominal.properties.values.flatMap({ $0 }) where isWanted(property.range) {
      inferType(of: property)
      functions += [property.getter, property.setter].compactMap { $0 }
      _ = property.global?.initializer?()
    }
    if let deinitializer = nominal.deinitializer { functions.append(deinitializer) }
    functions += functions.compactMap { subscriptSetters[ObjectIdentifier($0)] }
    for function in functions.sorted(by: { $0.range.start < $1.range.start })
    where isWanted(function.range) {
      force(function)
    }
    if range == nil {
      checkRequirements(of: nominal)
      for nested in nominal.nested.values { force(nested) }
    }
  }

  /// The user's `@main` type.
  package var mainType: Nominal? {
    user.nominals.values.first { $0.attributes.contains("main") }
  }

  /// Names that start with `prefix`, for completion.
  package func complete(prefix: String, selfType: Type? = nil) -> [String] {
    var names = topLevelNames()
    if let selfType {
      names.formUnion(memberNames(of: selfType))
      names.insert("self")
    }
    return names.filter { $0.hasPrefix(prefix) && !$0.hasPrefix("_") }.sorted()
  }

  /// The members of what `base` evaluates to that begin with `prefix`; nothing is run.
  package func complete(memberOf base: String, prefix: String, selfType: Type?) -> [String] {
    let unit = evaluateLine(SourceFile(name: "completion", text: base), selfType: selfType)
    guard !unit.hasErrors, unit.declared.isEmpty else { return [] }
    var type = unit.resultType
    if case .metatype(let instance) = type { type = instance }
    let owners = extendedNames(of: type)
    let names = memberNames(of: type).union(library.memberNames(of: owners))
    return names.filter {
      $0.hasPrefix(prefix) && $0.first?.isLetter == true && $0 != "init"
    }.sorted()
  }

  /// The names that an extension adding members to `type` may extend.
  private func extendedNames(of type: Type) -> Set<String> {
    var names = Set(
      protocols(of: type).flatMap { allRefined(by: $0.declaration) }.map(\.name))
    if case .nominal(let declaration, _) = type {
      names.insert(declaration.name)
      names.formUnion(protocolsOfClassChain(declaration).map(\.name))
    }
    return names
  }
}

extension World.Names {
  func copy() -> World.Names {
    let names = World.Names()
    names.nominals = nominals
    names.functions = functions
    names.globals = globals
    names.properties = properties
    names.aliases = aliases
    names.aliasParameters = aliasParameters
    return names
  }
}

extension ParsedVariable {
  /// True for a variable written `T?` or `T!`, which starts as nil.
  var isOptional: Bool {
    switch type?.kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// True for a stored variable with `willSet` or `didSet`.
  var isObserved: Bool { accessors?.willSet != nil || accessors?.didSet != nil }

  var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped? = type?.kind { true } else { false }
  }

  /// The declared name, unless the pattern takes something apart.
  var name: String? {
    if case .name(let name, _) = pattern.kind { name } else { nil }
  }
}

extension Type {
  fileprivate var nominalOrProtocol: Nominal? {
    switch self {
    case .nominal(let declaration, _): declaration
    case .existential(let protocols): protocols.first?.declaration
    default: nil
    }
  }
}
