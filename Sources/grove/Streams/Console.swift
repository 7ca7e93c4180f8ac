import LineEditing
import REPL

/// Standard output and standard error, each with colours or without.
struct Console {
  private let isOutputColored: Bool
  private let isErrorColored: Bool

  init(color: ColorChoice, variables: ShellVariables = .current) {
    func isColored(_ stream: Terminal.Stream) -> Bool {
      color.isColored(variables: variables, isTerminal: stream.isTerminal)
    }
    isOutputColored = isColored(.output)
    isErrorColored = isColored(.error)
  }

  /// Whether either stream wants colours; the other takes them out again.
  var isColored: Bool { isOutputColored || isErrorColored }

  func output(_ line: String) {
    Terminal.writeLine(isOutputColored ? line : line.withoutColors, to: .output)
  }

  func error(_ line: String) {
    Terminal.writeLine(isErrorColored ? line : line.withoutColors, to: .error)
  }

  /// Writes each line of a reply to the stream it belongs to.
  func show(_ reply: Reply, printing: PrintOptions) {
    for line in ReplyPrinter(options: printing).lines(for: reply) {
      line.isError ? error(line.text) : output(line.text)
    }
  }
}

extension String {
  /// The text without `ESC [ … m`; program text holds none, its control characters are shown.
  fileprivate var withoutColors: String {
    guard utf8.contains(0x1B) else { return self }
    var result = ""
    var rest = self[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<escape]
      let end = rest[escape...].firstIndex(of: "m")
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
    }
    return result + rest
  }
}
