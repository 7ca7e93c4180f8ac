extension StandardLibrary {
  /// Names that reach outside of the program.
  ///
  /// They are there, so that real files load; using them throws an error that says why.
  static let unsimulated = LibraryEntry(
    "Unsimulated.swift",
    """
    /// Why something that needs a file, a network or another process did not happen.
    struct __NotSimulated: Error, LocalizedError, CustomStringConvertible {
      let what: String
      var description: String { what + " is not simulated: no access from inside Grove" }
      var errorDescription: String? { description }
    }
    func __noAccess(_ what: String) -> __NotSimulated { __NotSimulated(what: what) }
    """)
}
