import Foundation
import REPL
import Testing

/// Which test holds which fact: `Tests/FACTS.md` is made from the facts and what is in `Tests`.
///
/// `UPDATE_EXPECT=1 swift test` writes the page anew.
@Suite struct FactCoverageTests {
  /// Facts without a test of their own, and why.
  private static let reasons = [
    "U56": "contested; both answers are in profiles/bindings.txt",
    "U152": "contested, as C7; sources disagree on whether anything is to be seen",
    "G12": "text has no spacing of its own, since Grove has no fonts",
    "Z10": "about a launch argument, and no program is launched with one",
  ]

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let page = tests.appending(path: "FACTS.md")

  @Test func everyFactOfUpdatesAndTypesHasATestOrAReason() throws {
    let found = try Self.testsByFact()
    for fact in Facts.all where fact.id.hasPrefix("U") || fact.id.hasPrefix("T") {
      #expect(
        found[fact.id] != nil || Self.reasons[fact.id] != nil, "\(fact.id) has no test")
    }
  }

  @Test func thePageNamesTheTests() throws {
    let text = try Self.pageText()
    if ProcessInfo.processInfo.environment["UPDATE_EXPECT"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
      return
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == text, "Tests/FACTS.md is out of date: UPDATE_EXPECT=1 writes it")
  }

  private static func pageText() throws -> String {
    let found = try testsByFact()
    let facts = Facts.all
    let covered = facts.count { found[$0.id] != nil }
    let open = facts.count { found[$0.id] == nil && reason($0) == "none yet" }
    var lines = [
      "# Facts and their tests", "",
      "Made by `UPDATE_EXPECT=1 swift test`; `grove doc ID` shows a fact.", "",
      "\(covered) of \(facts.count) facts have a test, \(open) have none yet, the rest say why.",
      "",
      "| Fact | Label | Test |", "| --- | --- | --- |",
    ]
    lines += facts.map { fact in
      let test = found[fact.id].map { "[\($0)](\($0))" } ?? reason(fact)
      return "| \(fact.id) | \(fact.label.rawValue) | \(test) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What kinds of facts are tested by others, or not at all.
  private static func reason(_ fact: Fact) -> String {
    if let known = reasons[fact.id] { return known }
    return switch fact.id.first {
    case "C": "a decision: tested with the facts it decides"
    case "M": "the model: tested by all facts of updates"
    case "K": "explained, not simulated"
    default: "none yet"
    }
  }

  /// The test of each fact: a transcript of that name, else the first file that names the id.
  private static func testsByFact() throws -> [String: String] {
    let paths =
      FileManager.default.enumerator(atPath: tests.path())?
      .compactMap { $0 as? String } ?? []
    var found: [String: String] = [:]
    let own = URL(filePath: #filePath).lastPathComponent
    // Programs of the language know no facts; their types may be called `C1`.
    for path in paths.sorted()
    where (path.hasSuffix(".txt") || path.hasSuffix(".swift")) && !path.hasSuffix(own)
      && !path.hasPrefix("LanguageTests/")
    {
      let name = String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
      if path.contains("/facts/") {
        found[name] = path
        continue
      }
      // Some inputs below Tests are broken text on purpose.
      let text = String(
        decoding: try Data(contentsOf: tests.appending(path: path)), as: UTF8.self)
      for match in text.matches(of: /\b[CGIKLMTUZ][0-9]{1,3}\b/) {
        let id = String(match.output)
        if found[id] == nil { found[id] = path }
      }
    }
    return found
  }
}
