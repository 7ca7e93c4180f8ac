import Diagnostics

/// A line of output, and which stream it belongs to.
package struct OutputLine: Hashable, Sendable {
  package let text: String
  /// Diagnostics go to standard error; results do not.
  package let isError: Bool
}

/// Turns replies into text for people.
///
/// What the program printed comes first, because it came while the step ran; the count line comes
/// last.
package struct ReplyPrinter: Sendable {
  package let options: PrintOptions
  /// Cells before a line of source: its number, with room for four digits, and the bar.
  private static let gutterWidth = 7

  /// Creates a printer.
  package init(options: PrintOptions) { self.options = options }

  /// Returns the lines of a reply; only what the program printed may end in spaces.
  package func lines(for reply: Reply) -> [OutputLine] {
    var result: [OutputLine] = []
    func out(_ lines: [String]) {
      result += lines.map { OutputLine(text: $0.trimmingTrailingSpaces, isError: false) }
    }
    result += reply.output.flatMap { printed($0) }.map { OutputLine(text: $0, isError: false) }
    out(reply.lines)
    // On a screen a longer line of source would be broken, and its caret with it.
    let diagnostics =
      options.wrapsMessages
      ? DiagnosticRenderer(
        isColoured: options.isColoured, isUnicode: options.charset != .ascii,
        sourceWidth: options.lineWidth - Self.gutterWidth)
      : DiagnosticRenderer(isColoured: options.isColoured, isUnicode: options.charset != .ascii)
    let problems = diagnostics.lines(for: reply.diagnostics).flatMap { line in
      (options.wrapsMessages ? MessageWrap.lines(of: line, width: options.lineWidth) : [line]).map {
        OutputLine(text: $0.trimmingTrailingSpaces, isError: true)
      }
    }
    guard let report = reply.report, !reply.isQuiet else { return result + problems }
    var step = StepPrinter(report: report, options: options)
    step.title = reply.title
    out(step.head)
    out(step.tree)
    out(step.warnings)
    result += problems
    if let error = report.error, reply.error == nil {
      result.append(OutputLine(text: "error: \(options.shown(error))", isError: true))
    }
    out([step.counts])
    return result
  }

  /// A line of program output; it may hold line breaks and tabs, which are real, and nothing else
  /// that a terminal would obey.
  private func printed(_ line: String) -> [String] {
    line.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { text in
      text.split(separator: "\t", omittingEmptySubsequences: false).map { part in
        options.shown(String(part))
      }.joined(separator: "\t")
    }
  }
}
