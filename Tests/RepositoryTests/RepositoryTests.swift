import Foundation
import Testing

/// Rules about the repository itself, so that nobody has to remember them.
@Suite struct RepositoryTests {
  @Test func everyTargetImportsOnlyWhatTheTableAllows() throws {
    let found = try Checkout.swiftFiles(in: "Sources").flatMap(ImportTable.violations)
    #expect(found == [])
  }

  @Test func everyFileLineAndFunctionIsShortEnough() throws {
    let files = try Checkout.swiftFiles(in: "Sources") + Checkout.swiftFiles(in: "Tests")
    #expect(files.flatMap(SizeLimits.violations) == [])
    let lengths = try Checkout.swiftFiles(in: "Sources").map(\.lines.count).sorted()
    print("median file: \(lengths[lengths.count / 2]) lines (goal: at most 120)")
  }

  @Test func sourcesCannotCrashAndLeaveTheTerminalAlone() throws {
    let found = try Checkout.swiftFiles(in: "Sources").flatMap(Wording.violations)
    #expect(found == [])
  }

  @Test func relativeLinksInDocumentsLeadSomewhere() throws {
    let documents =
      ["README.md"]
      + [".github", "Lessons", "Sources", "Tests"].flatMap {
        Checkout.paths(in: $0, suffix: ".md")
      }
    let found = try documents.filter(Checkout.exists).flatMap {
      DocumentLinks.violations(in: try Checkout.text(of: $0), at: $0, exists: Checkout.exists)
    }
    #expect(found == [])
  }

  @Test func everyTestFolderIsATarget() throws {
    let manifest = try Checkout.text(of: "Package.swift").filter { !$0.isWhitespace }
    for name in try Checkout.names(in: "Tests") where name.hasSuffix("Tests") {
      let short = name.dropLast("Tests".count)
      let isNamed = manifest.contains("tests(\"\(short)\"") || manifest.contains("\"\(name)\"")
      #expect(isNamed, "Tests/\(name) is never run: Package.swift does not name it")
    }
  }

  @Test func theTopLevelStaysClean() throws {
    let expected: Set<String> = [
      "Lessons", "Makefile", "Package.resolved", "Package.swift", "README.md", "Sources", "Tests",
    ]
    let names = Set(try Checkout.names(in: "."))
    #expect(names.subtracting(expected) == [])
  }
}
