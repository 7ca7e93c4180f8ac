import Diagnostics
import IR

extension Diagnostic {
  /// Returns an error diagnosing a class among its own ancestors, or a protocol of that kind.
  static func inheritsFromItself(_ nominal: Nominal) -> Diagnostic {
    Diagnostic(
      id: "frontend.circular",
      message: nominal.kind == .protocol
        ? "protocol '\(nominal.name)' refines itself" : "'\(nominal.name)' inherits from itself",
      range: nominal.range)
  }

  /// Returns an error diagnosing a `some` type that what is returned would make contain itself.
  static func opaqueInTermsOfItself(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.circular",
      message: "function opaque return type was inferred as '\(type)', which defines the opaque "
        + "type in terms of itself",
      range: range)
  }

  /// Returns an error diagnosing variables whose types each follow from the next one's.
  static func circularReference(_ variables: [SourceRange]) -> Diagnostic {
    Diagnostic(
      id: "frontend.circular", message: "circular reference", range: variables[0],
      notes: variables.dropFirst().map { Note("through reference here", range: $0) })
  }
}
