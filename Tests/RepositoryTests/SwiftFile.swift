/// One Swift file: its lines as written, and the same lines with only the code left.
struct SwiftFile {
  let path: String
  let text: String
  let lines: [Substring]
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    code = codeOnly(text).split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(lines.count).map { $0 }
  }

  /// The folder below `Sources` that the file is in.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  func place(_ line: Int) -> String { "\(path):\(line + 1)" }
}
