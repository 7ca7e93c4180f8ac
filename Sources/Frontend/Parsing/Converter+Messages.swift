import Diagnostics
import SwiftSyntax

extension Converter {
  /// Reports what `#warning("…")` or `#error("…")` says; `false` for any other macro.
  ///
  /// Nothing of it is left to run.
  func reportsMessage(of macro: some FreestandingMacroExpansionSyntax) -> Bool {
    let severity: Diagnostic.Severity
    switch macro.macroName.text {
    case "warning": severity = .warning
    case "error": severity = .error
    default: return false
    }
    guard let argument = macro.arguments.first?.expression,
      let literal = argument.as(StringLiteralExprSyntax.self),
      case .string(let segments) = stringKind(literal), segments.count == 1,
      case .literal(let message)? = segments.first
    else { return false }
    report("frontend.message", message, at: range(of: argument), severity: severity)
    return true
  }
}
