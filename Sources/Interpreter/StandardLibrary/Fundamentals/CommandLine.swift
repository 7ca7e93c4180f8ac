extension StandardLibrary {
  /// How the program was started: without arguments.
  static let commandLine = LibraryEntry(
    "CommandLine.swift",
    """
    /// The words a program was started with; the first is its own name.
    enum CommandLine {
      static var arguments: [String] = ["main"]
      static var argc: Int32 { Int32(arguments.count) }
    }
    """)
}
