import IR

/// Which pieces of the library declare which names; found without parsing.
///
/// A scan over the bytes of each piece finds the names after declaration keywords: those outside
/// all braces are top-level, those directly inside an `extension` are members that a program may
/// need the piece for. Everything else comes with its type.
struct LibraryNames: Sendable {
  /// The pieces that declare a name at top level.
  private(set) var topLevel: [String: [Int]] = [:]
  /// The pieces that declare a member in an extension.
  private(set) var members: [String: [(owner: String, piece: Int)]] = [:]

  init(of pieces: [LibrarySource]) {
    for (index, piece) in pieces.enumerated() { scan(piece.text, index) }
  }

  private mutating func scan(_ text: String, _ index: Int) {
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
