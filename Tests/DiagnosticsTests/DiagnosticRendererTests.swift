import Diagnostics
import Testing

@Suite struct DiagnosticRendererTests {
  private func range(of part: String, in file: SourceFile) -> SourceRange {
    let (text, part) = (Array(file.text.utf8), Array(part.utf8))
    let start = (0...(text.count - part.count)).first { text[$0...].starts(with: part) } ?? 0
    return SourceRange(file: file, start: start, end: start + part.count)
  }

  @Test func aDiagnosticHasHeadSourceCaretNotesAndFixIts() {
    let file = SourceFile(
      name: "Counter.swift",
      text: "struct A {\n  var body: some View { Slider(value: $level) }\n}\n")
    let diagnostic = Diagnostic(
      id: "library.view-not-simulated", severity: .warning, message: "'Slider' is not simulated",
      range: range(of: "Slider", in: file), notes: [Note("simulated controls are Button")],
      fixIts: [
        FixIt(
          message: "replace 'Slider' with 'Stepper'", range: range(of: "Slider", in: file),
          replacement: "Stepper")
      ])
    #expect(
      DiagnosticRenderer().lines(for: [diagnostic]) == [
        "Counter.swift:2:25: warning: 'Slider' is not simulated [library.view-not-simulated]",
        "2 |   var body: some View { Slider(value: $level) }",
        "  |                         ^~~~~~",
        "  = note: simulated controls are Button",
        "  = fix-it: replace 'Slider' with 'Stepper'",
      ])
  }

  @Test func aNoteWithAPlaceShowsItsSource() {
    let file = SourceFile(name: "a.swift", text: "let x = 1\nlet x = 2\n")
    let second = SourceRange(file: file, start: 14, end: 15)
    let diagnostic = Diagnostic(
      id: "a.b", message: "invalid redeclaration of 'x'", range: second,
      notes: [Note("'x' is declared here", range: SourceRange(file: file, start: 4, end: 5))])
    #expect(
      DiagnosticRenderer().lines(for: [diagnostic]) == [
        "a.swift:2:5: error: invalid redeclaration of 'x' [a.b]", "2 | let x = 2", "  |     ^",
        "a.swift:1:5: note: 'x' is declared here", "1 | let x = 1", "  |     ^",
      ])
  }

  @Test func diagnosticsAreSortedAndToldOnce() {
    let file = SourceFile(name: "a.swift", text: "ab")
    let late = Diagnostic(id: "x", message: "b", range: SourceRange(file: file, start: 1, end: 2))
    let early = Diagnostic(id: "x", message: "a", range: SourceRange(file: file, start: 0, end: 1))
    let sorted = DiagnosticRenderer.sorted([late, early, late])
    #expect(sorted == [early, late])
  }

  @Test(arguments: ["", "\t", "\t\tx", "漢字", "👨‍👩‍👧 ", "e\u{301}\t", "\u{1B}[31m", "🇩🇪"])
  func theCaretStandsUnderTheFirstCharacter(prefix: String) {
    let file = SourceFile(name: "a.swift", text: prefix + "@rest\r\n")
    let start = prefix.utf8.count
    let lines = DiagnosticRenderer().lines(
      for: Diagnostic(
        id: "x", message: "m", range: SourceRange(file: file, start: start, end: start + 1)))
    let before = lines[1].prefix { $0 != "@" }
    let indent = lines[2].prefix { $0 != "^" }
    #expect(before.displayWidth == indent.displayWidth)
  }

  @Test func placesOutsideTheTextAreClamped() {
    let file = SourceFile(name: "a.swift", text: "")
    let lines = DiagnosticRenderer().lines(
      for: Diagnostic(id: "x", message: "m", range: SourceRange(file: file, start: 50, end: 99)))
    #expect(lines == ["a.swift:1:1: error: m [x]"])
  }

  @Test func aLongLineIsCutAroundTheCaret() {
    let text = String(repeating: "a", count: 300) + "@" + String(repeating: "b", count: 300)
    let file = SourceFile(name: "a.swift", text: text)
    let lines = DiagnosticRenderer().lines(
      for: Diagnostic(id: "x", message: "m", range: SourceRange(file: file, start: 300, end: 301)))
    #expect(lines[1].displayWidth <= 164)
    #expect(lines[1].prefix { $0 != "@" }.count == lines[2].prefix { $0 != "^" }.count)
  }
}
