import Diagnostics
import IR

extension BodyChecker {
  /// Warns of a range that is read once although it may change, as the compiler does for
  /// `ForEach(0..<n)` (I51).
  func checkConstantRange(_ candidate: CallCandidate, _ arguments: [ParsedArgument]) {
    guard trialDepth == 0, !world.isCheckingLibrary,
      candidate.function?.attributes.contains("_requiresConstantRange") == true,
      let range = arguments.first?.value, !range.isLiteralRange
    else { return }
    report(
      Diagnostic(
        id: "library.range-not-constant", severity: .warning,
        message: "Non-constant range: argument must be an integer literal", range: range.range,
        notes: [Note("with `id: \\.self` the rows follow the range")]))
  }
}

extension ParsedExpression {
  /// True for `0..<3`: two integers, as written.
  fileprivate var isLiteralRange: Bool {
    guard case .binary("..<", let lower, let upper, _) = kind else { return false }
    return lower.isIntegerLiteral && upper.isIntegerLiteral
  }

  private var isIntegerLiteral: Bool {
    switch kind {
    case .integer: true
    case .prefix("-", let inner): inner.isIntegerLiteral
    default: false
    }
  }
}
