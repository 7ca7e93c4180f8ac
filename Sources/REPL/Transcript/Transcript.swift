/// A recorded session: inputs and what was answered.
///
/// `> ` begins an input, `. ` continues it, other lines are the expected answer. In the answer a
/// line `...` stands for any lines, `[..]` for anything within a line, and a last line `? 1` says
/// that the input fails. Spaces at the end of lines and empty lines at the end of an answer mean
/// nothing.
package struct Transcript: Hashable, Sendable {
  /// One input with its expected answer.
  package struct Entry: Hashable, Sendable {
    /// The input; lines after the first were continuations.
    package var input: [String]
    package var expected: [String]
    package var expectsFailure: Bool
    /// 1-based line of the input's `> `.
    package var line: Int
    /// True if an empty line stood behind the answer: layout is the author's.
    package var hasBlankLineAfter = false

    /// Creates an entry.
    package init(input: [String], expected: [String], expectsFailure: Bool = false, line: Int = 1) {
      self.input = input
      self.expected = expected
      self.expectsFailure = expectsFailure
      self.line = line
    }

    /// The input as it is submitted.
    package var text: String { input.joined(separator: "\n") }
  }

  /// Lines before the first input, kept as they are.
  package var preface: [String]
  package var entries: [Entry]

  /// Reads a transcript; there is no text that is not one.
  package init(_ text: String) {
    preface = []
    entries = []
    var isInInput = false
    for (offset, line) in text.allLines.enumerated() {
      let line = line.trimmingTrailingSpaces
      if let input = Transcript.input(in: line) {
        entries.append(Entry(input: [input], expected: [], line: offset + 1))
        isInInput = true
      } else if isInInput, line == "." || line.hasPrefix(". ") {
        entries[entries.count - 1].input.append(String(line.dropFirst(2)))
      } else if entries.isEmpty {
        preface.append(line)
      } else {
        isInInput = false
        entries[entries.count - 1].expected.append(line)
      }
    }
    for index in entries.indices { entries[index].finish() }
  }

  /// The input a line holds, if it is one.
  ///
  /// Output lines that begin with the mark of a moved node have further spaces after it, and inputs
  /// never begin with one.
  package static func input(in line: String) -> String? {
    guard line.hasPrefix("> "), let first = line.dropFirst(2).first, first != " " else {
      return nil
    }
    return String(line.dropFirst(2))
  }

  /// The transcript as text; reading it gives the same transcript.
  package var text: String {
    var lines = preface
    for (index, entry) in entries.enumerated() {
      if index > 0, entries[index - 1].hasBlankLineAfter { lines.append("") }
      lines += entry.lines
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}

extension Transcript.Entry {
  /// Takes the failure mark and empty lines off the end of the answer.
  fileprivate mutating func finish() {
    while expected.last == "" {
      expected.removeLast()
      hasBlankLineAfter = true
    }
    if let last = expected.last, last.hasPrefix("? "), Int(last.dropFirst(2)) != nil {
      expectsFailure = last != "? 0"
      expected.removeLast()
    }
  }

  /// The entry as it stands in a file.
  fileprivate var lines: [String] {
    let prompt = input.enumerated().map { index, line in
      ((index == 0 ? "> " : ". ") + line).trimmingTrailingSpaces
    }
    return prompt + expected + (expectsFailure ? ["? 1"] : [])
  }
}
