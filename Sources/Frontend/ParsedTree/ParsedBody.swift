import Diagnostics

/// What stands in the braces of a function or accessor.
///
/// Most of the library's bodies are never run in a session. So the text of those is kept, and read
/// when somebody asks what they say.
final class ParsedBody {
  private var read: (() -> [ParsedStatement])?
  private var known: [ParsedStatement] = []

  init(_ statements: [ParsedStatement]) { known = statements }

  /// A body whose text `read` parses on first use.
  init(_ read: @escaping () -> [ParsedStatement]) { self.read = read }

  var statements: [ParsedStatement] {
    if let read {
      known = read()
      self.read = nil
    }
    return known
  }
}
