/// One fact about the real frameworks.
package struct Fact: Hashable, Sendable {
  /// How sure the fact is.
  package enum Label: String, Hashable, Sendable {
    case measured, modelled, contested

    /// What the word means.
    var meaning: String {
      switch self {
      case .measured: "seen in Apple's frameworks or said by Apple"
      case .modelled: "follows from the model this simulation uses; nobody published a measurement"
      case .contested: "sources disagree, or releases differ"
      }
    }
  }

  /// Where a fact comes from.
  package enum Kind: String, Hashable, Sendable {
    case test, apple, experiment, compiler, reimplementation, model, sources, derived

    /// The kind in words.
    var words: String {
      switch self {
      case .test: "a test that is run against Apple's framework"
      case .apple: "Apple's documentation, sessions or engineers"
      case .experiment: "published experiments with their output"
      case .compiler: "the Swift compiler"
      case .reimplementation: "an open reimplementation made from Apple's binary"
      case .model: "the reference algorithm that all the facts add up to"
      case .sources: "several sources that do not agree"
      case .derived: "what follows from other facts"
      }
    }
  }

  package let id: String
  package let label: Label
  package let kinds: [Kind]
  package let text: String

  /// The fact as `:doc U50` shows it.
  func lines(width: Int) -> [String] {
    let sources = kinds.map(\.words).joined(separator: "; ")
    return ["\(id)  \(label.rawValue)"] + Fact.wrapped(text, width: width)
      + Fact.wrapped("Evidence: \(sources).", width: width)
      + Fact.wrapped("'\(label.rawValue)' means: \(label.meaning).", width: width)
  }

  /// Text broken at spaces, indented by four.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = "   "
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > width, line != "   " {
        lines.append(line)
        line = "   "
      }
      line += " \(word)"
    }
    return lines + [line]
  }
}
