/// How an answer compares with what a transcript expected.
package struct TranscriptMatch: Hashable, Sendable {
  /// One line of a comparison.
  package enum Line: Hashable, Sendable {
    /// Expected and found; the pattern is what stands in the transcript.
    case same(pattern: String, actual: [String])
    case missing(String)
    case unexpected(String)
  }

  package let lines: [Line]

  /// True if the answer is what was expected.
  package var isMatch: Bool {
    lines.allSatisfy {
      if case .same = $0 { true } else { false }
    }
  }

  /// Compares an answer with the expected lines.
  package init(expected: [String], actual: [String]) {
    let patterns = expected.map { LinePattern($0) }
    let actual = TranscriptMatch.withoutEmptyEnd(actual.map(\.trimmingTrailingSpaces))
    lines = TranscriptMatch.align(patterns, actual)
  }

  /// The expected lines with what differed replaced by what was found; elisions that held stay.
  package var recorded: [String] {
    lines.flatMap { line -> [String] in
      switch line {
      case .same(let pattern, _): [pattern]
      case .missing: []
      case .unexpected(let text): [TranscriptMatch.safe(text)]
      }
    }
  }

  /// A unified diff with `context` lines around each difference.
  package func diff(context: Int = 3) -> [String] {
    let isNear = lines.indices.map { index in
      lines[max(0, index - context)...min(lines.count - 1, index + context)].contains {
        if case .same = $0 { false } else { true }
      }
    }
    var result: [String] = []
    for (index, line) in lines.enumerated() where isNear[index] {
      if index > 0, !isNear[index - 1] { result.append("@@") }
      switch line {
      case .same(let pattern, _): result.append(" " + pattern)
      case .missing(let text): result.append("-" + text)
      case .unexpected(let text): result.append("+" + text)
      }
    }
    return result
  }

  private static func withoutEmptyEnd(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Output that would be read as an input is recorded with an elision in front.
  private static func safe(_ line: String) -> String {
    let isMark = line.hasPrefix("? ") && Int(line.dropFirst(2)) != nil
    if Transcript.input(in: line) != nil || isMark { return "[..]" + line.dropFirst(1) }
    return line.trimmed == "..." ? "[..]" : line
  }

  /// Aligns patterns and lines so that as many as possible agree.
  ///
  /// `kept[i][j]` is the best score for patterns from `i` and lines from `j` on; a `...` may
  /// take any number of lines, and takes none where that scores as well.
  private static func align(_ patterns: [LinePattern], _ actual: [String]) -> [Line] {
    let (rows, columns) = (patterns.count, actual.count)
    var kept = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for i in stride(from: rows, through: 0, by: -1) {
      for j in stride(from: columns, through: 0, by: -1) {
        var best = 0
        if i < rows, patterns[i].isAnyLines {
          best = kept[i + 1][j] + 1
          if j < columns { best = max(best, kept[i][j + 1] + 1) }
        } else if i < rows, j < columns, patterns[i].matches(actual[j]) {
          best = kept[i + 1][j + 1] + 1
        }
        if i < rows { best = max(best, kept[i + 1][j]) }
        if j < columns { best = max(best, kept[i][j + 1]) }
        kept[i][j] = best
      }
    }
    return path(patterns, actual, kept)
  }

  private static func path(
    _ patterns: [LinePattern], _ actual: [String], _ kept: [[Int]]
  ) -> [Line] {
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < patterns.count || j < actual.count {
      if i < patterns.count, patterns[i].isAnyLines {
        var taken: [String] = []
        while j < actual.count, kept[i][j] == kept[i][j + 1] + 1,
          kept[i + 1][j] + 1 < kept[i][j]
        {
          taken.append(actual[j])
          j += 1
        }
        lines.append(.same(pattern: patterns[i].text, actual: taken))
        i += 1
      } else if i < patterns.count, j < actual.count, patterns[i].matches(actual[j]),
        kept[i][j] == kept[i + 1][j + 1] + 1
      {
        lines.append(.same(pattern: patterns[i].text, actual: [actual[j]]))
        i += 1
        j += 1
      } else if i < patterns.count, j == actual.count || kept[i + 1][j] >= kept[i][j + 1] {
        lines.append(.missing(patterns[i].text))
        i += 1
      } else {
        lines.append(.unexpected(actual[j]))
        j += 1
      }
    }
    return lines
  }
}
