extension StandardLibrary {
  /// Any hashable value behind one type.
  static let anyHashable = LibraryEntry(
    "AnyHashable.swift",
    """
    /// A hashable value of any type.
    struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      /// The value inside.
      let base: Any
      init<H: Hashable>(_ base: H) { self.base = base }
      var description: String { String(describing: base) }
      var debugDescription: String { "AnyHashable(" + String(reflecting: base) + ")" }
    }
    """)
}
