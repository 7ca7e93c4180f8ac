import Diagnostics
import IR

/// A file that is being loaded, maybe with others of its module.
struct LoadingFile {
  let parsed: ParsedFile
  /// The scope of the file, which holds the names that only it sees.
  let scope: DeclarationScope
  let declarations: [ParsedDeclaration]
  /// The names that it keeps to itself, because another file has them too.
  private let ownNames: Set<String>

  /// The files of one module.
  ///
  /// What is `private` in a file is its own where another file has the same name; else it can be
  /// reached at the prompt like everything that is declared.
  static func module(of files: [ParsedFile]) -> [LoadingFile] {
    let declarations = files.map { file in
      file.statements.compactMap { statement -> ParsedDeclaration? in
        if case .declaration(let declaration) = statement.kind { declaration } else { nil }
      }
    }
    let hidden = declarations.map { Set($0.filter(\.isPrivate).compactMap(\.topLevelName)) }
    return files.indices.map { index in
      let others =
        files.count == 1
        ? [] : hidden.indices.filter { $0 != index }.map { hidden[$0] }
      let shared = hidden[index].filter { name in others.contains { $0.contains(name) } }
      return LoadingFile(
        parsed: files[index],
        scope: DeclarationScope(fileNames: shared.isEmpty ? nil : World.Names()),
        declarations: declarations[index], ownNames: shared)
    }
  }

  /// The declarations that the other files and the prompt see.
  var shared: [ParsedDeclaration] { declarations.filter { !isOwn($0) } }

  /// Where a declaration of the file is entered under its name.
  func names(of declaration: ParsedDeclaration, in world: World) -> World.Names {
    isOwn(declaration) ? scope.fileNames ?? world.user : world.user
  }

  /// What is entered for everybody, and for the file alone.
  func collections(in world: World) -> [DeclarationCollector.Collection] {
    let everybody = DeclarationCollector(world: world, names: world.user, scope: scope)
    guard let fileNames = scope.fileNames else { return [(everybody, declarations)] }
    let alone = DeclarationCollector(world: world, names: fileNames, scope: scope)
    return [(everybody, shared), (alone, declarations.filter(isOwn))]
  }

  private func isOwn(_ declaration: ParsedDeclaration) -> Bool {
    guard !ownNames.isEmpty, declaration.isPrivate, let name = declaration.topLevelName else {
      return false
    }
    return ownNames.contains(name)
  }
}

extension [LoadingFile] {
  /// The file that a range is in.
  func firstIndex(at range: SourceRange) -> Int? { firstIndex { $0.parsed.file === range.file } }
}

extension ParsedDeclaration {
  /// The name that a declaration at file level enters.
  var topLevelName: String? {
    switch kind {
    case .nominal(let parsed): parsed.name
    case .function(let parsed): parsed.name
    case .variable(let variable): variable.name
    case .alias(let name, _, _): name
    default: nil
    }
  }

  /// True if no other file sees what is declared at file level.
  fileprivate var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }
}
