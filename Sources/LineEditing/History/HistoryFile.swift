/// A history that outlives the session.
///
/// Each entry is written as it is made, onto what other sessions have written in the meantime, so
/// that neither a crash nor a second window loses any.
package struct HistoryFile {
  private let file: PrivateFile?
  package private(set) var history: History

  /// Reads the history at `path`; a file that is damaged is set aside, and nothing is remembered
  /// without a path.
  package init(path: String?) {
    file = path.map { PrivateFile(path: $0) }
    history = file.map(Self.load) ?? History()
  }

  /// Records an entry, here and in the file; returns whether it was worth recording.
  @discardableResult
  package mutating func add(_ entry: String) -> Bool {
    guard history.add(entry) else { return false }
    if let file {
      var merged = Self.load(file)
      merged.add(entry)
      _ = file.write(Array(HistoryFormat.encode(merged).utf8))
    }
    return true
  }

  private static func load(_ file: PrivateFile) -> History {
    guard let bytes = file.read() else { return History() }
    if let history = HistoryFormat.decode(bytes) { return history }
    file.setAside()
    return History()
  }
}
