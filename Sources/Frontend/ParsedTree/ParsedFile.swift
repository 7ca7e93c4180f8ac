import Diagnostics

/// A source file, or one prompt entry, read into light nodes.
struct ParsedFile {
  let file: SourceFile
  let statements: [ParsedStatement]
  /// Syntax errors, in order, with swift-syntax's wording.
  let diagnostics: [Diagnostic]
}
