import Diagnostics
import IR

/// What `@available(*, unavailable)` says of a declaration that nobody can use.
struct Unavailability {
  /// The text of `message:`.
  let message: String?
  /// What to use instead, of `renamed:`.
  let newName: String?

  /// Reads the attributes of a declaration; `nil` if it can be used.
  init?(_ attributes: [ParsedAttribute]) {
    let texts = attributes.lazy.filter { $0.name == "available" }
      .map { ($0.arguments ?? []).compactMap(Self.text) }
      .first { $0.first == "*" && $0.contains("unavailable") }
    guard let texts else { return nil }
    message = Self.value(of: "message", in: texts)
    newName = Self.value(of: "renamed", in: texts)
  }

  private static func text(_ argument: ParsedArgument) -> String? {
    guard case .string(let segments) = argument.value.kind,
      case .literal(let text)? = segments.first
    else { return nil }
    return text
  }

  private static func value(of label: String, in texts: [String]) -> String? {
    guard let text = texts.first(where: { $0.hasPrefix(label + ":") }) else { return nil }
    return text.dropFirst(label.count + 1).trimmingPrefix(while: \.isWhitespace)
      .split(separator: "\"", omittingEmptySubsequences: false).dropFirst().dropLast()
      .joined(separator: "\"")
  }

  /// The error for using what is called `name`.
  func diagnostic(_ name: String, _ range: SourceRange, notes: [Note] = []) -> Diagnostic {
    let what =
      if let newName {
        "'\(name)' has been renamed to '\(newName)'"
      } else if let message {
        "'\(name)' is unavailable: \(message)"
      } else {
        "'\(name)' is unavailable"
      }
    return Diagnostic(id: "frontend.unavailable", message: what, range: range, notes: notes)
  }
}
