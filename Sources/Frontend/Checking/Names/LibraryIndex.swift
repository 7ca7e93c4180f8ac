import Diagnostics
import IR

/// Which library piece declares which name, found without parsing.
///
/// A scan over the bytes of each piece finds the names after declaration keywords: those outside
/// all braces are top-level, those directly inside an `extension` are members that a program may
/// need the piece for. Everything else comes with its type.
final class LibraryIndex {
  private let pieces: [LibrarySource]
  private var isLoaded: [Bool]
  private var topLevel: [String: [Int]] = [:]
  private var members: [String: [(owner: String, piece: Int)]] = [:]

  init(_ pieces: [LibrarySource]) {
    self.pieces = pieces
    isLoaded = Array(repeating: false, count: pieces.count)
    for (index, piece) in pieces.enumerated() { scan(piece.text, index) }
  }

  /// Names that some piece declares at top level, for "did you mean".
  var names: Set<String> { Set(topLevel.keys) }

  /// Takes the pieces that declare `name` at top level and are not yet loaded.
  func take(topLevel name: String) -> [LibrarySource] {
    (topLevel[name] ?? []).compactMap(take)
  }

  func hasMember(_ name: String) -> Bool { members[name] != nil }

  /// Takes the pieces, not yet loaded, that declare a member `name` in an extension of a type
  /// that is asked for.
  func take(member name: String, of isWanted: (String) -> Bool) -> [LibrarySource] {
    (members[name] ?? []).compactMap { entry in
      !isLoaded[entry.piece] && isWanted(entry.owner) ? take(entry.piece) : nil
    }
  }

  private func take(_ index: Int) -> LibrarySource? {
    if isLoaded[index] { return nil }
    isLoaded[index] = true
    return pieces[index]
  }

  private func scan(_ text: String, _ index: Int) {
    var text = text
    text.withUTF8 { bytes in
      var scanner = DeclarationScanner(bytes: bytes)
      while let name = scanner.next() {
        if let owner = name.owner {
          let isKnown = members[name.name]?.contains { $0.piece == index && $0.owner == owner }
          if isKnown != true {
            members[name.name, default: []].append((owner: owner, piece: index))
          }
        } else if topLevel[name.name]?.last != index {
          topLevel[name.name, default: []].append(index)
        }
      }
    }
  }
}
