extension StandardLibrary {
  /// The older way to write lists.
  static let listFormatter = LibraryEntry(
    "ListFormatter.swift",
    """
    /// Writes lists as a sentence has them.
    class ListFormatter: Formatter {
      var locale: Locale! = Locale.current
      var itemFormatter: Formatter?
      override init() { super.init() }
      static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
      func string(from items: [Any]) -> String? {
        let texts = items.map { item in
          itemFormatter?.string(for: item) ?? (item as? String) ?? "\\(item)"
        }
        return texts.formatted(.list(type: .and).locale(locale))
      }
      override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
      }
    }
    """)
}
