import Diagnostics
import IR

extension Diagnostic {
  /// Returns an error diagnosing labels that are wrong, missing or too much in a `callee`, which is
  /// a `call` or a `subscript`; `nil` if nothing is.
  static func wrongLabels(
    _ difference: LabelDifference, _ arguments: [ParsedArgument], in callee: String, note: Note?
  ) -> Diagnostic? {
    guard let first = arguments.first else { return nil }
    let (missing, extraneous) = (difference.missing, difference.extraneous)
    let count = missing.count + extraneous.count + difference.wrongCount
    let labels = count > 1 ? "labels" : "label"
    let message: String
    if difference.wrongCount > 0 || !missing.isEmpty && !extraneous.isEmpty {
      message =
        "incorrect argument \(labels) in \(callee) (have '\(list(difference.written))', "
        + "expected '\(list(difference.expected))')"
    } else if !missing.isEmpty {
      message = "missing argument \(labels) '\(list(missing))' in \(callee)"
    } else if !extraneous.isEmpty {
      message = "extraneous argument \(labels) '\(list(extraneous))' in \(callee)"
    } else {
      return nil
    }
    let isAlone = arguments.count == 1 && first.label == nil
    return Diagnostic(
      id: "frontend.argument-label", message: message,
      range: isAlone ? first.value.range : first.openingBracket, notes: note.map { [$0] } ?? [],
      fixIts: zip(arguments, difference.expected).compactMap(relabelling))
  }

  private static func relabelling(_ argument: ParsedArgument, as wanted: String?) -> FixIt? {
    guard argument.label != wanted else { return nil }
    let value = argument.value.range
    let start = SourceRange(file: value.file, start: value.start, end: value.start)
    guard let label = argument.label, let range = argument.labelRange else {
      return wanted.map {
        FixIt(message: "insert '\($0): '", range: start, replacement: "\($0): ")
      }
    }
    guard let wanted else {
      let all = SourceRange(file: range.file, start: range.start, end: value.start)
      return FixIt(message: "remove '\(label): '", range: all, replacement: "")
    }
    return FixIt(message: "replace '\(label)' with '\(wanted)'", range: range, replacement: wanted)
  }

  private static func list(_ labels: [String?]) -> String {
    labels.map { ($0 ?? "_") + ":" }.joined()
  }
}

extension ParsedArgument {
  /// The bracket before the first argument, where the compiler points for wrong labels.
  fileprivate var openingBracket: SourceRange {
    let range = labelRange ?? value.range
    let bytes = Array(range.file.text.utf8.prefix(range.start))
    let spaces = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")]
    guard let last = bytes.lastIndex(where: { !spaces.contains($0) }),
      bytes[last] == UInt8(ascii: "(") || bytes[last] == UInt8(ascii: "[")
    else { return range }
    return SourceRange(file: range.file, start: last, end: last + 1)
  }
}
