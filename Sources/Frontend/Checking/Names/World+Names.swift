import IR

extension World {
  /// Parses the library pieces that declare `name` at top level.
  func loadLibrary(topLevel name: String) {
    while let piece = library.take(topLevel: name) { declare(piece) }
  }

  /// Parses the library pieces that extend `type`, or a protocol it conforms to, with a member
  /// `name`.
  func loadLibrary(member name: String, of type: Type) {
    guard library.hasMember(name) else { return }
    let extended = type.declaration.map {
      ProtocolCaches.Extended(declaration: $0, member: name)
    }
    if let extended, protocolCaches.exhausted.contains(extended) { return }
    defer {
      if let extended { protocolCaches.exhausted.insert(extended) }
    }
    while let piece = library.take(member: name, of: { self.isExtended(type, under: $0) }) {
      declare(piece)
    }
  }

  /// Reads the library's declarations of a member of a type, which no code has mentioned by name.
  ///
  /// For the evaluator, which meets a requirement by a type that the checker saw as `Self`.
  package func loadLibrary(member name: String, of declaration: Nominal) {
    loadLibrary(member: name, of: .nominal(declaration, []))
    for owner in [declaration] + allProtocols(of: declaration) where owner.isLibrary {
      owner.members[name]?.forEach(completeSignature)
    }
  }

  /// True if an extension of the library type called `name` gives `type` members.
  private func isExtended(_ type: Type, under name: String) -> Bool {
    switch type {
    case .nominal(let declaration, _):
      var current: Nominal? = declaration
      while let here = current {
        if here.isLibrary, here.name == name || here.qualifiedName == name { return true }
        if allProtocols(of: here).contains(where: { $0.name == name && $0.isLibrary }) {
          return true
        }
        current = here.superclass?.declaration
      }
      return false
    default:
      if case .parameter(let parameter) = type, let superclass = parameter.superclass,
        isExtended(superclass, under: name)
      {
        return true
      }
      if case .opaque(let result, _) = type, let underlying = result.underlying,
        isExtended(underlying, under: name)
      {
        return true
      }
      return protocols(of: type).contains { reference in
        allRefined(by: reference.declaration).contains { $0.name == name }
      }
    }
  }

  /// The type declared at file level under `name`, the user's first; library code sees the
  /// library's only.
  package func nominal(named name: String, inLibrary: Bool = false) -> Nominal? {
    if !inLibrary, let found = user.nominals[name] { return found }
    let name = inLibrary ? name : meant(by: name)
    loadLibrary(topLevel: name)
    return builtIn.nominals[name]
  }

  /// The library's name of a type whose name two of Apple's modules use: what is imported decides.
  private func meant(by name: String) -> String {
    guard name == "Anchor", importedModules.contains("RegexBuilder"),
      importedModules.isDisjoint(with: ["SwiftUI", "UIKit"])
    else { return name }
    return "__RegexAnchor"
  }

  /// The type that code in a scope means by a name at file level.
  func nominal(named name: String, in scope: DeclarationScope) -> Nominal? {
    scope.fileNames?.nominals[name] ?? nominal(named: name, inLibrary: scope.isLibrary)
  }

  func alias(named name: String, in scope: DeclarationScope) -> Type? {
    scope.fileNames?.alias(name) ?? alias(named: name, inLibrary: scope.isLibrary)
  }

  func alias(named name: String, inLibrary: Bool = false) -> Type? {
    if !inLibrary, let found = user.alias(name) { return found }
    loadLibrary(topLevel: name)
    return builtIn.alias(name)
  }

  /// The program's operators of that name that belong to no type.
  package func operators(named name: String) -> [Function] { user.functions[name] ?? [] }

  /// The functions that code in a scope can mean by a name at file level.
  func functions(named name: String, in scope: DeclarationScope) -> [Function] {
    let own = scope.isLibrary ? [] : user.functions[name] ?? []
    return (scope.fileNames?.functions[name] ?? []) + own + libraryFunctions(named: name)
  }

  func libraryFunctions(named name: String) -> [Function] {
    loadLibrary(topLevel: name)
    return builtIn.functions[name] ?? []
  }

  func global(named name: String, in scope: DeclarationScope) -> Global? {
    if let found = scope.fileNames?.globals[name] { return found }
    if !scope.isLibrary, let found = user.globals[name] { return found }
    loadLibrary(topLevel: name)
    return builtIn.globals[name]
  }

  func globalProperty(named name: String, in scope: DeclarationScope) -> Property? {
    if let found = scope.fileNames?.properties[name] { return found }
    if !scope.isLibrary, let found = user.properties[name] { return found }
    loadLibrary(topLevel: name)
    return builtIn.properties[name]
  }

  /// Names visible at file level, for suggestions and completion.
  func topLevelNames() -> Set<String> {
    var names = library.names
    for list in [user, builtIn] {
      names.formUnion(list.nominals.keys)
      names.formUnion(list.functions.keys)
      names.formUnion(list.globals.keys)
      names.formUnion(list.properties.keys)
      names.formUnion(list.aliases.keys)
    }
    return names
  }
}
