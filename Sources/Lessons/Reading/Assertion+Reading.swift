import REPL

extension Assertion {
  /// Reads what follows `expect` or `forbid`, without the author's sentence.
  static func read(_ text: String) throws(FormMistake) -> Assertion {
    let word = String(text.prefix { !$0.isWhitespace })
    let rest = text.dropFirst(word.count).trimmed
    func shape() -> FormMistake { FormMistake.shape(word, of: text, forms: forms) }
    func pattern() throws(FormMistake) -> NodePattern {
      guard !rest.isEmpty, !rest.contains(" ") else { throw shape() }
      return NodePattern(rest)
    }
    switch word {
    case "kept": return .kept(try pattern())
    case "created": return .created(try pattern())
    case "removed": return .removed(try pattern())
    case "updated": return .updated(try pattern())
    case "reset": return reset(try pattern())
    case "bodies":
      guard let (name, value) = equation(rest), let count = Int(value), count >= 0,
        !name.contains(" ")
      else { throw shape() }
      return .bodies(name.isEmpty ? nil : name, count)
    case "state":
      guard let (path, value) = equation(rest), let (owner, name) = path.ownerAndName,
        !value.isEmpty
      else { throw shape() }
      return .state(owner: owner, name: name, value: value)
    case "texts":
      guard rest.hasPrefix("has \""), rest.hasSuffix("\""), rest.count > 6 else { throw shape() }
      return .textsHave(String(rest.dropFirst(5).dropLast()))
    case "wasted":
      guard rest == "none" else { throw shape() }
      return .nothingWasted
    default: throw FormMistake.unknown("assertion", word, forms: forms)
    }
  }

  /// `TYPE.name` names one state; the dots of path segments such as `if.true` do not.
  private static func reset(_ pattern: NodePattern) -> Assertion {
    let last = pattern.text.split(separator: "/").last.map(String.init) ?? ""
    guard let (owner, name) = last.ownerAndName, owner.first?.isUppercase == true,
      name.first?.isLowercase == true
    else { return .reset(pattern, name: nil) }
    return .reset(NodePattern(String(pattern.text.dropLast(name.count + 1))), name: name)
  }

  private static func equation(_ text: String) -> (left: String, right: String)? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    return (text[..<equals].trimmed, text[text.index(after: equals)...].trimmed)
  }
}

extension TaskCheck {
  /// Reads a line `expect ASSERTION: "sentence"`.
  static func read(
    _ text: String, isForbidden: Bool, line: Int
  ) throws(FormMistake) -> TaskCheck {
    var (assertion, sentence) = (text, String?.none)
    if text.hasSuffix("\""), let found = text.ranges(of: ": \"").last,
      found.upperBound < text.index(before: text.endIndex)
    {
      assertion = text[..<found.lowerBound].trimmed
      sentence = String(text[found.upperBound...].dropLast())
    }
    return TaskCheck(
      assertion: try Assertion.read(assertion), isForbidden: isForbidden, sentence: sentence,
      line: line)
  }
}
