extension StringProtocol {
  /// The text without spaces at its end: no line of output has any.
  var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }

  /// The text without white space around it.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The lines of the text; a final line break does not begin another line.
  package var allLines: [String] {
    guard !isEmpty else { return [] }
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map {
      String($0)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
