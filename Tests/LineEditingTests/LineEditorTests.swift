import Foundation
import Testing

@testable import LineEditing

/// Types into a pseudo-terminal.
///
/// Only one editor may read at a time, hence one after the other.
@Suite(.serialized) struct LineEditorTests {
  /// What the editor returns for `count` entries when each of `lines` is typed at a prompt.
  private func read(_ lines: [String], count: Int = 1) throws -> [LineResult] {
    let typist = try #require(Typist(lines))
    setenv("TERM", "xterm", 1)
    let editor = LineEditor(
      input: typist.screen, output: typist.screen, settings: nil,
      history: HistoryFile(path: nil), isColored: true)
    defer { close(typist.screen) }
    return (0..<count).map { _ in
      editor.read(prompt: "grove> ", isComplete: isBalanced) { text in
        let word = String(text.split(separator: " ").last ?? "")
        return Completion(word: word, candidates: [":mount "])
      }
    }
  }

  private func isBalanced(_ text: String) -> Bool {
    text.count { $0 == "{" } == text.count { $0 == "}" }
  }

  @Test func aLineOfAnyScript() throws {
    #expect(try read(["let é = \"世界\"\n"]) == [.line("let é = \"世界\"")])
  }

  @Test func linesAreAskedForUntilTheEntryIsComplete() throws {
    let found = try read(["struct A {\n", "  let b = 1\n", "}\n"])
    #expect(found == [.line("struct A {\n  let b = 1\n}")])
  }

  @Test func twoEmptyLinesEndAnEntryThatIsNotComplete() throws {
    #expect(try read(["f {\n", "\n", "\n", "g\n"], count: 2) == [.line("f {\n"), .line("g")])
    #expect(try read(["f {\n", "\n", "}\n"]) == [.line("f {\n\n}")])
  }

  @Test func emptyLinesInAnUnmarkedPasteAreCode() throws {
    #expect(try read(["f {\n\n\n\n}\n"]) == [.line("f {\n\n\n\n}")])
  }

  @Test func aPasteIsOneEntryAndRunsOnlyOnReturn() throws {
    let paste = "\u{1B}[200~let a = 1\rlet b = 2\u{7}\n\n\u{1B}[201~"
    #expect(try read(["\(paste) // c\n"]) == [.line("let a = 1\nlet b = 2 // c")])
  }

  @Test func tabCompletes() throws {
    #expect(try read([":mo\tCard()\n"]) == [.line(":mount Card()")])
  }

  @Test func anEarlierEntryComesBackWhole() throws {
    let found = try read(["f {\n", "}\n", "\u{10}\n"], count: 2)
    #expect(found == [.line("f {\n}"), .line("f {\n}")])
  }

  @Test func controlDEndsOnlyOnAnEmptyLine() throws {
    #expect(try read(["ab\u{1}\u{4}\n", "\u{4}"], count: 2) == [.line("b"), .endOfFile])
  }
}
