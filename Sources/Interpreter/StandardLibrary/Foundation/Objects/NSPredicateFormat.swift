extension StandardLibrary {
  /// What the format of a predicate says of `SELF`, as far as texts are compared.
  static let nsPredicateFormat = LibraryEntry(
    "NSPredicateFormat.swift",
    #"""
    /// Tells whether an object suits a format; `nil` where the format speaks of anything else than
    /// one comparison of `SELF`.
    func __selfTest(_ format: String, _ arguments: [Any]) -> ((Any?) -> Bool)? {
      let parts = format.split(maxSplits: 2, whereSeparator: { $0.isWhitespace }).map(String.init)
      guard parts.count == 3, parts[0].uppercased() == "SELF",
        let operand = __operand(parts[2], arguments)
      else { return nil }
      let pieces = parts[1].split(separator: "[").map { $0.lowercased() }
      let ignoresCase = pieces.count > 1 && pieces[1].contains("c")
      let ignoresMarks = pieces.count > 1 && pieces[1].contains("d")
      func folded(_ text: String) -> String {
        let text = ignoresCase ? text.lowercased() : text
        return ignoresMarks ? text.folding(options: .diacriticInsensitive, locale: nil) : text
      }
      func testing(_ test: @escaping (String) -> Bool) -> (Any?) -> Bool {
        { ($0 as? String).map { test(folded($0)) } ?? false }
      }
      let wanted = folded(operand)
      switch pieces[0] {
      case "matches":
        guard
          let expression = try? NSRegularExpression(
            pattern: "^(?:\(operand))\\z", options: ignoresCase ? .caseInsensitive : [])
        else { return nil }
        return {
          guard let text = $0 as? String else { return false }
          let all = NSRange(location: 0, length: text.utf16.count)
          return expression.firstMatch(in: text, range: all) != nil
        }
      case "contains": return testing { $0.contains(wanted) }
      case "beginswith": return testing { $0.hasPrefix(wanted) }
      case "endswith": return testing { $0.hasSuffix(wanted) }
      case "==", "=": return testing { $0 == wanted }
      case "!=", "<>": return testing { $0 != wanted }
      default: return nil
      }
    }
    /// What `SELF` is compared with: the only argument, or a text in quotes.
    func __operand(_ text: String, _ arguments: [Any]) -> String? {
      if text == "%@" { return arguments.count == 1 ? arguments[0] as? String : nil }
      guard text.count > 1, let quote = text.first, quote == "'" || quote == "\"",
        text.last == quote
      else { return nil }
      let inside = text.dropFirst().dropLast()
      return inside.contains(quote) ? nil : String(inside)
    }
    """#)
}
