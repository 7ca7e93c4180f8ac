import Diagnostics
import Testing

@Suite struct SourceFileTests {
  @Test func everyLineBreakIsALineFeed() {
    let file = SourceFile(name: "a.swift", text: "one\rtwo\r\nthree\n\r\nfive\r")
    #expect(file.text == "one\ntwo\nthree\n\nfive\n")
    #expect((1...6).map(file.line) == ["one", "two", "three", "", "five", ""])
  }

  @Test func positionsCountCharacters() {
    let file = SourceFile(name: "a.swift", text: "let 이름 = 1\r\nlet x = 2")
    let offset = "let 이름 = 1\nlet ".utf8.count
    #expect(file.position(at: offset) == SourcePosition(line: 2, column: 5))
    #expect(file.position(at: "let 이".utf8.count).column == 6)
  }
}
