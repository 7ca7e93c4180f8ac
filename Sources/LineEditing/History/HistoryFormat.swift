/// The text of a history file: a head line, then one entry a line, with `\n` for a newline within
/// an entry and `\\` for a backslash.
///
/// It is our own and not libedit's because that one keeps one line per entry, depends on the
/// locale, and refuses a whole file for one bad byte.
enum HistoryFormat {
  static let head = "# grove history 1"

  /// Returns the file's text for `history`.
  static func encode(_ history: History) -> String {
    history.entries.reduce(into: head + "\n") { $0 += escape($1) + "\n" }
  }

  /// Returns the history in a file's bytes, or `nil` if they are not such a file.
  static func decode(_ bytes: [UInt8]) -> History? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == head, lines.last?.isEmpty == true else { return nil }
    lines.removeFirst()
    lines.removeLast()
    var history = History()
    for line in lines {
      guard let entry = unescape(String(line)) else { return nil }
      history.add(entry)
    }
    return history
  }

  private static func escape(_ entry: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescape(_ line: String) -> String? {
    var result = String.UnicodeScalarView()
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.next() {
      case "\\": result.append("\\")
      case "n": result.append("\n")
      default: return nil
      }
    }
    return String(result)
  }
}
