import Testing

/// The rules must find what breaks them, or they only seem to hold.
@Suite struct PlantedViolationTests {
  private func file(_ text: String, target: String = "Interpreter") -> SwiftFile {
    SwiftFile(path: "Sources/\(target)/Planted.swift", text: text)
  }

  @Test(arguments: [
    ("Interpreter", "import Frontend"), ("AttributeGraph", "import IR"),
    ("ViewRuntime", "import Interpreter"), ("REPL", "import SwiftSyntax"),
    ("REPL", "@testable import LineEditing"), ("Lessons", "package import struct CEdit.cedit"),
    ("Unheard", "let a = 1"),
  ])
  func findsAForbiddenImport(target: String, line: String) {
    #expect(ImportTable.violations(in: file(line, target: target)).count == 1)
  }

  @Test func allowsImportsOfTheTableAndMentionsInProse() {
    let text = "import Diagnostics\n// import Frontend\nlet a = \"import Frontend\"\n"
    #expect(ImportTable.violations(in: file(text)) == [])
  }

  @Test func findsWhatIsTooLong() {
    let tall = String(repeating: "let a = 1\n", count: SizeLimits.linesInFile + 1)
    #expect(SizeLimits.violations(in: file(tall)).count == 1)
    #expect(SizeLimits.violations(in: file(String(repeating: "a", count: 101))).count == 1)
  }

  @Test(arguments: ["func long() {", "init(a: Int) {", "var long: Int {", "static func long(\n) {"])
  func findsALongFunction(head: String) {
    let body = String(repeating: "  if a { b() }\n", count: SizeLimits.linesInFunction)
    let short = "protocol P {\n  func f()\n}\n"
    #expect(SizeLimits.violations(in: file("\(short)\(head)\n\(body)}\n")).count == 1)
    #expect(SizeLimits.violations(in: file("\(short)\(head)\n  a()\n}\n\(body)")).isEmpty)
  }

  @Test(arguments: [
    "struct ViewManager {}", "final class RowDataSource {}", "let a = try! b()", "b as! Int",
    "fatalError(\"no\")", "print(a)", "let a = \"\\(readLine() ?? b)\"",
    "FileHandle.standardOutput.write(a)",
  ])
  func findsAForbiddenWord(line: String) {
    #expect(Wording.violations(in: file(line)).count == 1)
  }

  @Test(arguments: [
    "struct Database {}", "// print(a) as! b", "let a = \"print(b)\"", "package func print(_ a: A)",
    "printer.print(a)", "let a = #\"try! \"quoted\" \"#",
    "let a = \"\"\"\n  fatalError()\n  \"\"\"",
    "/* try! /* as! */ print( */ let a = 1",
  ])
  func letsOtherCodeBe(line: String) {
    #expect(Wording.violations(in: file(line)) == [])
  }

  @Test func theTerminalBelongsToItsOwners() {
    #expect(Wording.violations(in: file("isatty(0)", target: "LineEditing")) == [])
    #expect(Wording.violations(in: file("isatty(0)", target: "REPL")).count == 1)
  }

  @Test func findsABrokenLink() {
    let text = "[a](Gone.md) [b](../README.md#top) [c](https://example.org) `[d](no)`\n"
    let found = DocumentLinks.violations(in: text, at: "Tests/README.md") { $0 == "README.md" }
    #expect(found == ["Tests/README.md:1: no file at Gone.md"])
  }
}
