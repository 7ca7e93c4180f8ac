import Diagnostics
import Foundation
import Testing

@testable import REPL

/// Files that are loaded together are one module: order does not matter, and what is `private` in
/// one is no other's.
@Suite struct ModuleTests {
  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: "\(name).swift", text: text)
  }

  @Test func filesSeeWhatLaterOnesDeclare() {
    let reply = Session().load([
      file("A", "struct Owner { var pet: Pet }"),
      file("Shout", "extension Pet { var shout: String { name + \"!\" } }"),
      file("B", "struct Pet { var name: String }"),
      file("main", "print(Owner(pet: Pet(name: \"rex\")).pet.shout)"),
    ])
    #expect(reply.diagnostics.isEmpty)
    #expect(reply.printed == ["rex!"])
  }

  @Test func privateNamesAreThoseOfTheirFile() {
    let rows = """
      private struct Row { var number: Int; var text: String { "row \\(number)" + suffix() } }
      private func suffix() -> String { "!" + mark }
      private let mark = "r"
      private typealias Pair = (Int, Int)
      func second() -> Int { let pair: Pair = (1, 2); return pair.1 }
      func rows() -> [String] { [Row(number: 1).text, "\\(second())"] }
      """
    let cells = """
      private struct Row { var name: String; var text: String { "cell " + name + suffix() } }
      private func suffix() -> String { "?" + mark }
      private var mark: String { "c" }
      private typealias Pair = (String, String)
      func last() -> String { let pair: Pair = ("x", "y"); return pair.1 }
      func cells() -> [String] { [Row(name: "a").text, last()] }
      """
    let session = Session()
    let reply = session.load([
      file("Rows", rows), file("Cells", cells), file("main", "print(rows(), cells())"),
    ])
    #expect(reply.diagnostics.isEmpty)
    #expect(reply.printed == [#"["row 1!r", "2"] ["cell a?c", "y"]"#])
  }

  @Test func variablesOfOtherFilesAreMadeWhenTheyAreFirstUsed() {
    let reply = Session().load([
      file("Shared", "let shared = { print(\"made\"); return 5 }()"),
      file("main", "print(\"start\")\nprint(shared)"),
    ])
    #expect(reply.printed == ["start", "made", "5"])
  }

  @Test func mistakesAreThoseOfTheFileTheyAreIn() throws {
    let reply = Session().load([
      file("A", "struct A { var b: B }"), file("B", "struct B { var c: C }"),
    ])
    let mistake = try #require(reply.diagnostics.first)
    #expect(reply.diagnostics.count == 1)
    #expect(mistake.range.file.name == "B.swift")
    #expect(mistake.message == "cannot find type 'C' in scope")
  }

  @Test func namesThatSeveralFilesShowAreDeclaredTwice() {
    let reply = Session().load([file("A", "struct Row {}"), file("B", "struct Row {}")])
    #expect(reply.diagnostics.map(\.message) == ["invalid redeclaration of 'Row'"])
  }

  @Test func aFileThatChangedIsReadAgainWithTheOthers() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["Pet", "Owner"].map { folder.appending(path: "\($0).swift").path }
    try "struct Pet { var name = \"rex\" }".write(
      toFile: paths[0], atomically: true, encoding: .utf8)
    try "let owned = [Pet()]\nfunc names() -> [String] { owned.map(\\.name) }".write(
      toFile: paths[1], atomically: true, encoding: .utf8)
    let session = Session()
    #expect(!session.load(paths: paths).isFailure)
    try "struct Pet { var name = \"tom\"; var age = 3 }".write(
      toFile: paths[0], atomically: true, encoding: .utf8)
    #expect(!session.submit(":reload").isFailure)
    #expect(session.submit("print(names(), owned[0].age)").printed == [#"["tom"] 3"#])
  }
}
