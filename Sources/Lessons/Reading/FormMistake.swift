import Diagnostics
import REPL

/// A query or an assertion that is not one of the forms there are.
struct FormMistake: Error {
  let message: String
  let part: String
  let notes: [String]

  /// The mistake as a diagnostic at its place.
  func diagnostic(_ file: SourceFile, line: Int) -> Diagnostic {
    LessonProblem.error(
      "form", message, at: file.range(ofLine: line, part: part), notes: notes)
  }

  /// A first word that begins no form.
  static func unknown(_ what: String, _ word: String, forms: [String]) -> FormMistake {
    var words: [String] = []
    for form in forms {
      let first = String(form.prefix { $0 != " " })
      if !words.contains(first) { words.append(first) }
    }
    let nearest = Suggestion.nearest(to: word, in: words)
    return FormMistake(
      message: word.isEmpty ? "the \(what) is missing" : "there is no \(what) '\(word)'",
      part: word,
      notes: [nearest.map { "did you mean '\($0)'?" } ?? "forms: \(forms.joined(separator: ", "))"])
  }

  /// A known first word with something else behind it than its form has.
  static func shape(_ word: String, of text: String, forms: [String]) -> FormMistake {
    let fitting = forms.filter { $0 == word || $0.hasPrefix(word + " ") }
    return FormMistake(
      message: "'\(text)' is not complete, or says too much", part: text,
      notes: ["write '\(fitting.joined(separator: "' or '"))'"])
  }
}

extension String {
  /// `OWNER.NAME` taken apart at the last dot.
  var ownerAndName: (owner: String, name: String)? {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return nil }
    let name = self[index(after: dot)...]
    guard !name.isEmpty, !contains(" ") else { return nil }
    return (String(self[..<dot]), String(name))
  }
}
