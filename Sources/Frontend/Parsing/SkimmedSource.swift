import Diagnostics
import IR

/// A piece of the library, and what is read of it at first.
struct SkimmedSource {
  let file: SourceFile
  /// The text without bodies and most members.
  let outline: String

  init(of piece: LibrarySource) {
    file = SourceFile(name: piece.name, text: piece.text, isLibrary: true)
    outline = BodySkimmer.skim(piece.text)
  }
}
