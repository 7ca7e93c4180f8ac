import IR
import Testing

@testable import Frontend

@Suite struct LibraryReaderTests {
  private static let pieces = (0..<60).map { number in
    LibrarySource(
      name: "P\(number).swift",
      text: """
        struct S\(number) { let next: S\((number + 7) % 60)? }
        extension S\(number) { func f\(number)() -> S\((number + 1) % 60) }
        """)
  }

  /// Whoever reads a piece, and whenever, it is the same.
  @Test(arguments: 0..<20)
  func twoThreadsReadWhatOneReads(step: Int) {
    let alone = ParsedLibrary(Self.pieces)
    let reader = LibraryReader(Self.pieces)
    let ahead = ParsedLibrary(reader)
    ahead.expect("struct V { let s: S3; let t: S40; var u: S9 { s.f3().f12() } }")
    for turn in Self.pieces.indices {
      let piece = (turn * (2 * step + 1) * 7) % 60
      #expect(ahead.file(piece).file.name == Self.pieces[piece].name)
      #expect(names(ahead.file(piece)) == names(alone.file(piece)))
    }
    #expect(ahead.names.topLevel == alone.names.topLevel)
  }

  @Test func aPieceIsHandedOverOnce() {
    let reader = LibraryReader(Self.pieces)
    let names = reader.names()
    reader.expect("S3", names)
    _ = reader.take(3)
    #expect(reader.take(3) == nil)
  }

  @Test func whatTheProgramNamesIsRead() {
    let reader = LibraryReader(Self.pieces)
    reader.expect("let s: S3", reader.names())
    // The names are given when all that was asked for before has been read.
    _ = reader.names()
    #expect(reader.take(3)?.file.name == "P3.swift")
    #expect(reader.take(10)?.file.name == "P10.swift", "a signature of P3 names it")
  }

  private func names(_ file: ParsedFile) -> [String] {
    file.statements.map { statement in
      guard case .declaration(let declaration) = statement.kind else { return "" }
      switch declaration.kind {
      case .nominal(let nominal):
        return nominal.name + nominal.members.map { "\($0.kind)".prefix(8) }.joined()
      case .extension(let extended): return "extension of \(extended.members.count)"
      default: return ""
      }
    }
  }
}
