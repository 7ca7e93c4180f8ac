import Diagnostics
import IR

/// The library's pieces, each scanned once and parsed at most once.
///
/// Worlds that follow one another, as those of a session that goes back in time do, can share one:
/// what is read never changes. It belongs to one thread.
package final class ParsedLibrary {
  let pieces: [LibrarySource]
  /// The pieces that declare a name at top level.
  private(set) var topLevel: [String: [Int]] = [:]
  /// The pieces that declare a member in an extension.
  private(set) var members: [String: [(owner: String, piece: Int)]] = [:]
  private let parser = SourceParser()
  private var parsed: [String: ParsedFile] = [:]

  /// Finds which piece declares which name, without parsing.
  ///
  /// A scan over the bytes of each piece finds the names after declaration keywords: those outside
  /// all braces are top-level, those directly inside an `extension` are members that a program may
  /// need the piece for. Everything else comes with its type.
  package init(_ pieces: [LibrarySource]) {
    self.pieces = pieces
    for (index, piece) in pieces.enumerated() { scan(piece.text, index) }
  }

  /// Returns a piece as read.
  func parsed(_ piece: LibrarySource) -> ParsedFile {
    if let known = parsed[piece.name] { return known }
    let source = SourceFile(name: piece.name, text: piece.text, isLibrary: true)
    let file = parser.parse(library: source)
    parsed[piece.name] = file
    return file
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
