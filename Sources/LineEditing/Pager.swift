import CEdit

/// Shows text that may be longer than the screen.
package struct Pager: Sendable {
  /// The shell command, or `nil` if text is never paged.
  let command: String?

  /// Creates a pager for the process's terminal; `isWanted` is false for `--no-pager`.
  ///
  /// Without a terminal on both ends, or on one that cannot move its cursor, nothing is paged: a
  /// script must never wait for a key.
  package init(variables: ShellVariables = .current, isWanted: Bool = true) {
    let canPage =
      Terminal.Stream.input.isTerminal && Terminal.Stream.output.isTerminal
      && !variables.isDumbTerminal
    command = isWanted && canPage ? variables["PAGER"] ?? "less -FIRX" : nil
  }

  /// Writes `text` to standard output, through the pager if it exceeds the screen.
  package func show(_ text: String) {
    guard let command, let size = Terminal.size(of: .output),
      Self.rows(of: text, columns: size.columns) >= size.rows
    else { return Terminal.write(text) }
    var copy = text
    let isShown = copy.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cedit_page(command, $0.baseAddress, $0.count)
      }
    }
    if !isShown { Terminal.write(text) }
  }

  /// The rows that `text` takes when long lines wrap.
  static func rows(of text: String, columns: Int) -> Int {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.reduce(0) { $0 + max(1, ($1.count + columns - 1) / columns) }
  }
}
