import Diagnostics
import REPL

/// `key: value` lines, read strictly: nothing is guessed, so nothing can break far from its cause.
struct FrontMatter {
  /// One line.
  struct Entry {
    let key: String
    let value: String
    let line: Int
  }

  let file: SourceFile
  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the lines from `first` to before `end`, both 1-based.
  ///
  /// Only the keys in `repeatable` may come more than once.
  init(
    _ file: SourceFile, lines: Range<Int>, keys: [String], repeatable: Set<String> = []
  ) {
    self.file = file
    var seen: Set<String> = []
    for number in lines {
      let line = file.line(number)
      guard !line.trimmed.isEmpty else { continue }
      guard let colon = line.firstIndex(of: ":") else {
        diagnostics.append(
          LessonProblem.error(
            "front-matter", "a line here is 'key: value'", at: file.range(ofLine: number)))
        continue
      }
      let key = line[..<colon].trimmed
      let value = line[line.index(after: colon)...].trimmed
      let range = file.range(ofLine: number, part: key)
      if !keys.contains(key) {
        diagnostics.append(LessonProblem.unknown("unknown-key", "key", key, known: keys, at: range))
      } else if !seen.insert(key).inserted, !repeatable.contains(key) {
        diagnostics.append(
          LessonProblem.error("front-matter", "'\(key)' is given twice", at: range))
      } else if value.isEmpty {
        diagnostics.append(
          LessonProblem.error("front-matter", "'\(key)' has no value", at: range))
      } else {
        entries.append(Entry(key: key, value: value, line: number))
      }
    }
  }

  /// The value of a key.
  func value(_ key: String) -> String? { entries.first { $0.key == key }?.value }

  /// The value of a key as words; commas may stand between them.
  func words(_ key: String) -> [String] {
    (value(key) ?? "").split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// The value of a key that must be there.
  mutating func required(_ key: String, at line: Int) -> String {
    if let value = value(key) { return value }
    let isReported = diagnostics.contains { $0.message.contains("'\(key)'") }
    if !isReported {
      diagnostics.append(
        LessonProblem.error(
          "front-matter", "'\(key)' is missing", at: file.range(ofLine: line),
          notes: ["add a line '\(key): …'"]))
    }
    return ""
  }

  /// Makes sure that the format is the one that is read.
  mutating func checkFormat(_ supported: Int, what: String, at line: Int) {
    let text = required("format", at: line)
    guard !text.isEmpty, text != String(supported) else { return }
    let place = entries.first { $0.key == "format" }?.line ?? line
    let isNewer = (Int(text) ?? 0) > supported
    diagnostics.append(
      LessonProblem.error(
        "format", "\(what) in format \(text) cannot be read: this is format \(supported)",
        at: file.range(ofLine: place, part: text),
        notes: [isNewer ? "a newer grove reads it" : "write 'format: \(supported)'"]))
  }
}
