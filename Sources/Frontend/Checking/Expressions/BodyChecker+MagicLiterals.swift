import Diagnostics
import IR

extension BodyChecker {
  /// The literal that `#line`, `#function` and the like stand for; `nil` for other macros.
  ///
  /// Like any literal it is of the type that is wanted: `note(#function)` may take a
  /// `StaticString`.
  func literal(ofMacro name: String, _ range: SourceRange) -> ParsedExpression? {
    let write = ParsedSynthesis(range: range)
    return switch name {
    case "line": write.integer(range.file.line(of: range.start))
    case "column": write.integer(1)
    case "file", "fileID", "filePath": write.text(range.file.name)
    case "function": write.text(context.function?.fullName ?? "main")
    default: nil
    }
  }
}
