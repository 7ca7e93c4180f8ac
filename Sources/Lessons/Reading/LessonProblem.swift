import Diagnostics
import REPL

/// What can be wrong with a lesson's text.
enum LessonProblem {
  /// Returns an error at a place in a lesson.
  static func error(
    _ id: String, _ message: String, at range: SourceRange, notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      id: "lesson.\(id)", message: message, range: range, notes: notes.map { Note($0) })
  }

  /// Returns an error diagnosing a name that is not one of `known`, with the nearest one.
  static func unknown(
    _ id: String, _ what: String, _ name: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name, in: known)
    let list = known.isEmpty ? "there are none here" : "known: \(known.joined(separator: ", "))"
    return error(
      id, "there is no \(what) '\(name)'", at: range,
      notes: [nearest.map { "did you mean '\($0)'?" } ?? list])
  }
}

extension SourceFile {
  /// The range of a part of a 1-based line; the whole line if `part` is not in it.
  func range(ofLine number: Int, part: String? = nil) -> SourceRange {
    let index = min(max(number, 1), lineStarts.count) - 1
    let start = lineStarts[index]
    let text = line(index + 1)
    guard let part, !part.isEmpty, let found = text.firstRange(of: part) else {
      let indent = text.prefix { $0 == " " }.utf8.count
      return SourceRange(file: self, start: start + indent, end: start + text.utf8.count)
    }
    let from = start + text[..<found.lowerBound].utf8.count
    return SourceRange(file: self, start: from, end: from + part.utf8.count)
  }
}
