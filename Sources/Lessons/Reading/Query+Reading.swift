import REPL

extension Query {
  /// Reads what follows `ask`.
  static func read(_ text: String) throws(FormMistake) -> Query {
    let word = String(text.prefix { !$0.isWhitespace })
    let rest = text.dropFirst(word.count).trimmed
    func shape() -> FormMistake { FormMistake.shape(word, of: text, forms: forms) }
    func pattern() throws(FormMistake) -> NodePattern {
      guard !rest.isEmpty, !rest.contains(" ") else { throw shape() }
      return NodePattern(rest)
    }
    switch word {
    case "bodies":
      guard !rest.contains(" ") else { throw shape() }
      return .bodies(rest.isEmpty ? nil : rest)
    case "ran", "texts", "printed":
      guard rest.isEmpty else { throw shape() }
      return word == "ran" ? .ran : word == "texts" ? .texts : .printed
    case "state", "lost":
      guard let (owner, name) = rest.ownerAndName else { throw shape() }
      return word == "state" ? .state(owner: owner, name: name) : .lost(owner: owner, name: name)
    case "created": return .created(try pattern())
    case "removed": return .removed(try pattern())
    case "updated": return .updated(try pattern())
    case "kept": return .kept(try pattern())
    default: throw FormMistake.unknown("query", word, forms: forms)
    }
  }
}
