/// Something to tell the user about their source, as a value.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: Hashable, Sendable { case error, warning, remark }

  /// Stable, for tests, `:explain` and the documentation: `frontend.unknown-name`.
  package let id: String
  package let severity: Severity
  /// Stands alone; lower case, no full stop.
  package let message: String
  package let range: SourceRange
  package let notes: [Note]
  package let fixIts: [FixIt]

  package init(
    id: String, severity: Severity = .error, message: String, range: SourceRange,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}

/// A further remark on a diagnostic, with a place of its own where it has one.
package struct Note: Hashable, Sendable {
  package let message: String
  package let range: SourceRange?

  package init(_ message: String, range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}

/// A change that would mend the code.
package struct FixIt: Hashable, Sendable {
  package let message: String
  package let range: SourceRange
  package let replacement: String

  package init(message: String, range: SourceRange, replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
