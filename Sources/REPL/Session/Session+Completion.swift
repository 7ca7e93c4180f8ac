import ViewRuntime

extension Session {
  /// True if `text` is a whole input: a command, or Swift that needs no further line.
  package func isComplete(_ text: String) -> Bool {
    if text.trimmed.hasPrefix(":") || text.trimmed.isEmpty { return true }
    return simulation.isComplete(text)
  }

  /// The word at the end of `line`, and what could stand in its place.
  package func completions(for line: String) -> (word: String, candidates: [String]) {
    let word = Session.lastWord(of: line)
    guard line.trimmed.hasPrefix(":") else {
      return (word, word.isEmpty ? [] : simulation.completions(of: word))
    }
    guard line.contains(where: \.isWhitespace) else {
      let names = commands.map { command in
        let takesArguments = command.usage.contains { $0.contains(" ") }
        return ":\(command.name)" + (takesArguments ? " " : "")
      }.filter { $0.hasPrefix(line) }
      return (line, names.sorted())
    }
    let name = String(line.dropFirst().prefix { !$0.isWhitespace })
    let found = argumentCandidates(for: name).filter { $0.hasPrefix(word) }
    return (word, Array(Set(found)).sorted())
  }

  /// What the arguments of a command can be.
  private func argumentCandidates(for name: String) -> [String] {
    guard let command = try? CommandTable.find(name, in: commands) else { return [] }
    let runtime = simulation.runtime
    switch command.name {
    case "help": return commands.map(\.name)
    case "profile": return Profile.all.map(\.name)
    case "set": return isMounted ? runtime.stateReports().map { "\($0.owner).\($0.name)" } : []
    case "tap", "toggle", "type", "submit", "slide":
      guard isMounted else { return [] }
      return runtime.controls().flatMap { ["\"\($0.label)\"", "#\($0.node)"] }
    case "why", "focus", "render", "view", "state", "graph":
      guard isMounted else { return [] }
      return runtime.treeRows().flatMap { [$0.type, "#\($0.node)"] }
        + runtime.stateReports().map(\.name)
    case "env": return simulation.environmentNames
    case "goto", "diff": return timeline.entries.map(\.label).filter { !$0.isEmpty }
    default: return []
    }
  }

  private static func lastWord(of line: String) -> String {
    if let quote = line.lastIndex(of: "\""), line.count(where: { $0 == "\"" }) % 2 == 1 {
      return String(line[quote...])
    }
    var start = line.endIndex
    var depth = 0
    // What stands in brackets belongs to the word: `Text("a").pad`.
    while start > line.startIndex {
      let before = line.index(before: start)
      let character = line[before]
      if ")]}".contains(character) { depth += 1 }
      if "([{".contains(character) { depth -= 1 }
      let isPart = character.isLetter || character.isNumber || "_#$:.)]}".contains(character)
      guard depth > 0 || depth == 0 && (isPart || "([{".contains(character)) else { break }
      start = before
    }
    return String(line[start...])
  }
}
