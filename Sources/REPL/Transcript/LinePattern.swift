/// An expected line, in which `[..]` stands for anything.
package struct LinePattern: Hashable, Sendable {
  /// The line as written.
  package let text: String
  private let parts: [String]

  /// Reads an expected line.
  package init(_ text: String) {
    self.text = text
    parts = LinePattern.split(text)
  }

  /// True for a line that stands for any lines.
  package var isAnyLines: Bool { text.trimmed == "..." }

  /// True if `line` is what was expected.
  package func matches(_ line: String) -> Bool {
    guard parts.count > 1 else { return line == text }
    guard let first = parts.first, let last = parts.last, line.hasPrefix(first) else {
      return false
    }
    var rest = line.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = LinePattern.range(of: part, in: rest) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static func split(_ text: String) -> [String] {
    var parts: [String] = []
    var rest = Substring(text)
    while let found = range(of: "[..]", in: rest) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }

  private static func range(of part: String, in text: Substring) -> Range<String.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(part) {
        return start..<text.index(start, offsetBy: part.count)
      }
      start = text.index(after: start)
    }
    return nil
  }
}
