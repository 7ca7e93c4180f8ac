import IR

/// Everything the library declares, for `:doc`, `grove doc` and the support table.
package struct LibraryDocumentation: Sendable {
  /// In the library's order.
  package let declarations: [DocumentedDeclaration]

  /// Scans pieces of library.
  package init(_ pieces: [LibrarySource]) {
    declarations = pieces.flatMap {
      DeclarationScanner.declarations(in: $0.text, source: $0.name)
    }
  }

  /// What every session's library declares.
  package static func standard() -> LibraryDocumentation {
    LibraryDocumentation(Simulation.library.map(\.source))
  }

  /// The declarations a name means: `VStack`, `padding`, `Array.append`.
  package func declarations(named name: String) -> [DocumentedDeclaration] {
    let name = name.prefix { $0 != "(" }.trimmed
    let exact = declarations.filter { $0.name == name || $0.fullName == name }
    if !exact.isEmpty { return exact }
    return declarations.filter { $0.fullName.hasSuffix(".\(name)") }
  }

  /// The lines that `:doc` answers, or what was probably meant.
  package func lines(for name: String) throws(Misuse) -> [String] {
    let found = declarations(named: name)
    guard !found.isEmpty else {
      let nearest = Suggestion.nearest(to: name, in: declarations.map(\.name))
      throw Misuse(
        "unknown-name", "nothing that Grove models is called '\(name)'",
        notes: [nearest.map { "did you mean '\($0)'?" } ?? "`grove supported` lists everything"])
    }
    var lines = found.prefix(LibraryDocumentation.longestAnswer).flatMap { entry -> [String] in
      let owner = entry.owner.isEmpty ? "" : "in \(entry.owner): "
      let text = ([entry.summary] + entry.details).filter { !$0.isEmpty }
      return [owner + entry.signature] + text.map { "    \($0)" }
    }
    for type in found where type.kind == .type { lines += members(of: type.fullName) }
    let rest = found.count - LibraryDocumentation.longestAnswer
    if rest > 0 { lines.append("and \(rest) more of that name") }
    return lines
  }

  /// Declarations shown for one name.
  static let longestAnswer = 12
  /// Members shown for one type.
  static let longestMemberList = 24

  private func members(of type: String) -> [String] {
    let members = declarations.filter {
      $0.owner == type && $0.kind != .alias && $0.name != "body"
    }
    let shown = members.prefix(LibraryDocumentation.longestMemberList)
    var lines = shown.map { "    \($0.signature)" }
    if members.count > shown.count { lines.append("    and \(members.count - shown.count) more") }
    return lines
  }
}
