import Diagnostics

/// Breaks messages at spaces, for a screen; source lines and carets stay as they are.
enum MessageWrap {
  /// Breaks each of several lines, if `options` ask for it.
  static func lines(of lines: [String], _ options: PrintOptions) -> [String] {
    guard options.wrapsMessages else { return lines }
    return lines.flatMap { self.lines(of: $0, width: options.lineWidth) }
  }

  /// Returns the parts of a line, each at most `width` cells; later ones are indented.
  static func lines(of line: String, width: Int) -> [String] {
    guard visibleWidth(of: line) > width, !isExcerpt(line) else { return [line] }
    let lead = line.prefix { $0 == " " || $0 == "=" }.count
    let indent = String.spaces(max(lead, 1) + 3)
    var result: [String] = []
    var current = ""
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if !current.isEmpty, visibleWidth(of: "\(current) \(word)") > width,
        current.contains(where: { $0 != " " })
      {
        result.append(current)
        current = indent + word
      } else {
        current += index == 0 ? String(word) : " \(word)"
      }
    }
    return result + [current]
  }

  /// `7 | code` or the caret below it.
  private static func isExcerpt(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0.isNumber }
    return rest.hasPrefix("| ")
  }

  /// Cells of a line without its colours.
  private static func visibleWidth(of line: String) -> Int {
    var width = 0
    var isCode = false
    for character in line {
      if character == "\u{1B}" { isCode = true }
      if !isCode { width += String(character).displayWidth }
      if isCode, character == "m" { isCode = false }
    }
    return width
  }
}
