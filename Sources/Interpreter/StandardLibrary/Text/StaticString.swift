extension StandardLibrary {
  /// Text that a program holds from the start: what `#file` is given as.
  static let staticString = LibraryEntry(
    "StaticString.swift",
    """
    /// A text that was written in the program.
    struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible,
      CustomDebugStringConvertible, Sendable
    {
      let __text: String
      init() { self.__text = "" }
      init(stringLiteral value: String) { self.__text = value }
      var utf8CodeUnitCount: Int { __text.utf8.count }
      var hasPointerRepresentation: Bool { true }
      var isASCII: Bool { __text.utf8.allSatisfy { $0 < 128 } }
      var description: String { __text }
      var debugDescription: String { __text.debugDescription }
    }
    """)
}
