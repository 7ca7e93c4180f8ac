import Diagnostics
import IR

/// Something that can be mounted: how to make it, and what to call it.
struct MountChoice {
  /// The expression as typed: `ContentView()`.
  let title: String
  let body: FunctionBody
  let type: Type
  /// Warnings of the expression.
  var diagnostics: [Diagnostic] = []
}

/// Why there is nothing to mount.
struct MountFailure: Error {
  let diagnostics: [Diagnostic]
}

/// A file or a prompt line after the front end, whatever the front end calls it.
struct CheckedInput {
  /// Statements to run; parameter 0 is `self` where there is one.
  let body: FunctionBody?
  let resultType: Type
  let declared: [String]
  let diagnostics: [Diagnostic]
}
