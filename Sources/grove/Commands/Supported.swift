import ArgumentParser
import LineEditing
import REPL

/// `grove supported`: everything that is modelled, by name.
struct Supported: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supported",
    abstract: "The types and view modifiers that Grove models.")

  @Argument(help: "Only names that contain this.")
  var part = ""

  @Flag(help: "Never show the list in a pager.")
  var noPager = false

  func run() throws {
    let declarations = LibraryDocumentation.standard().declarations.filter { $0.matches(part) }
    let types = declarations.filter { $0.kind == .type }
    let modifiers = declarations.filter { $0.owner == "View" && $0.kind == .function }
    let members = declarations.count - types.count - modifiers.count
    let lines =
      Self.section("Types", types.map { ($0.fullName, $0.summary) })
      + Self.section("View modifiers", modifiers.map { (".\($0.name)", $0.summary) })
      + ["\(members) members; 'grove doc TYPE' lists those of a type"]
    Pager(isWanted: !noPager).show(lines.map { $0 + "\n" }.joined())
  }

  /// A title and one line for each name, overloads once, in alphabetical order.
  private static func section(_ title: String, _ entries: [(String, String)]) -> [String] {
    var summaries: [String: String] = [:]
    for (name, summary) in entries where summaries[name, default: ""].isEmpty {
      summaries[name] = summary
    }
    guard !summaries.isEmpty else { return [] }
    let column = min(28, summaries.keys.map(\.count).max() ?? 0)
    let lines = summaries.sorted { $0.key < $1.key }.map { name, summary in
      let gap = String(repeating: " ", count: max(0, column - name.count))
      return summary.isEmpty ? "  \(name)" : "  \(name)\(gap)  \(summary)"
    }
    return ["\(title) (\(lines.count))"] + lines + [""]
  }
}

extension DocumentedDeclaration {
  fileprivate func matches(_ part: String) -> Bool {
    part.isEmpty || fullName.lowercased().contains(part.lowercased())
  }
}
