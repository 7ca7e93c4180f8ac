import Diagnostics
import ViewRuntime

extension Reply {
  /// The reply as `--json` prints it: one object, whether it was a step or not.
  package func json(step: Int, action: String?, frames: Bool) -> JSON {
    var report = report ?? StepReport()
    if self.report == nil {
      report.step = step
      report.printed = printed
    }
    report.action = report.action ?? action
    report.reply = lines
    for diagnostic in diagnostics where diagnostic.severity != .error {
      let text = diagnostic.placedMessage
      if !report.warnings.contains(diagnostic.message) { report.warnings.append(text) }
    }
    return report.json(error: errorJSON(in: report), frames: frames)
  }

  private func errorJSON(in report: StepReport) -> JSON {
    if let error {
      return DiagnosticRenderer.sorted(diagnostics).first { $0.severity == .error }?.json
        ?? error.json
    }
    guard let message = report.error else { return .null }
    return .object([
      ("message", .string(message)), ("file", .null), ("line", .null), ("column", .null),
      ("id", "program.failed"),
    ])
  }
}

extension Diagnostic {
  /// The message behind its place, on one line.
  fileprivate var placedMessage: String {
    guard !range.file.name.isEmpty else { return message }
    let position = range.position
    return "\(range.file.name):\(position.line):\(position.column): \(message)"
  }

  /// What `"error"` holds.
  package var json: JSON {
    var place: (file: JSON, line: JSON, column: JSON) = (.null, .null, .null)
    if !range.file.name.isEmpty {
      let position = range.position
      place = (.string(range.file.name), .integer(position.line), .integer(position.column))
    }
    return .object([
      ("message", .string(message)), ("file", place.file), ("line", place.line),
      ("column", place.column), ("id", .string(id)),
    ])
  }
}
