import Diagnostics
import IR

/// The library's pieces, each scanned once and parsed at most once.
///
/// Worlds that follow one another, as those of a session that goes back in time do, can share one:
/// what is read never changes. It belongs to one thread.
package final class ParsedLibrary {
  let pieces: [LibrarySource]
  /// Which piece declares which name.
  private(set) lazy var names = reader?.names() ?? LibraryNames(of: pieces)
  private let reader: LibraryReader?
  private var parsed: [ParsedFile?]

  /// A library of which nothing is read until it is asked for.
  package init(_ pieces: [LibrarySource]) {
    self.pieces = pieces
    reader = nil
    parsed = Array(repeating: nil, count: pieces.count)
  }

  /// A library that another thread is reading already.
  package init(_ reader: LibraryReader) {
    pieces = reader.pieces
    self.reader = reader
    parsed = Array(repeating: nil, count: pieces.count)
  }

  /// Says what source will be checked soon, so that what it names can be read in the meantime.
  package func expect(_ text: String) {
    guard let reader else { return }
    reader.expect(text, names)
  }

  /// Returns a piece as read.
  func file(_ piece: Int) -> ParsedFile {
    if let known = parsed[piece] { return known }
    let file = reader?.take(piece) ?? ParsedFile(reading: SkimmedSource(of: pieces[piece]))
    parsed[piece] = file
    return file
  }
}

extension ParsedFile {
  /// Reads a piece of the library.
  ///
  /// Each has a parser of its own, to read the rest later: pieces declare no operators, and may be
  /// read on different threads.
  init(reading source: SkimmedSource) { self = SourceParser().parse(library: source) }
}
