import IR

/// Which library pieces a world has declared already, and where further names would come from.
final class LibraryIndex {
  private let library: ParsedLibrary
  private var isLoaded: [Bool]

  init(_ library: ParsedLibrary) {
    self.library = library
    isLoaded = Array(repeating: false, count: library.pieces.count)
  }

  /// Names that some piece declares at top level, for "did you mean".
  var names: Set<String> { Set(library.names.topLevel.keys) }

  /// Takes a piece that declares `name` at top level and is not yet loaded.
  ///
  /// One at a time, as what one declares may need another of them.
  func take(topLevel name: String) -> ParsedFile? {
    (library.names.topLevel[name] ?? []).first { !isLoaded[$0] }.flatMap(take)
  }

  /// The members that pieces, loaded or not, declare in extensions of these types.
  func memberNames(of owners: Set<String>) -> Set<String> {
    Set(
      library.names.members.filter { entry in entry.value.contains { owners.contains($0.owner) } }
        .keys
    ).filter { !$0.hasPrefix("_") }
  }

  func hasMember(_ name: String) -> Bool { library.names.members[name] != nil }

  /// Takes a piece, not yet loaded, that declares a member `name` in an extension of a type that
  /// is asked for.
  func take(member name: String, of isWanted: (String) -> Bool) -> ParsedFile? {
    (library.names.members[name] ?? []).first { !isLoaded[$0.piece] && isWanted($0.owner) }
      .flatMap { take($0.piece) }
  }

  /// Takes any piece that is not yet loaded.
  func takeNext() -> ParsedFile? { isLoaded.firstIndex(of: false).flatMap(take) }

  private func take(_ index: Int) -> ParsedFile? {
    if isLoaded[index] { return nil }
    isLoaded[index] = true
    return library.file(index)
  }
}
