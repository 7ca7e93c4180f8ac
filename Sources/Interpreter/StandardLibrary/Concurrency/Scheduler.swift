extension StandardLibrary {
  /// What queues and run loops have in common.
  static let scheduler = LibraryEntry(
    "Scheduler.swift",
    """
    /// Something that runs work now or later.
    protocol Scheduler {
      func __schedule(after nanoseconds: Int, _ action: @escaping () -> Void) -> Int
      func __post(_ action: @escaping () -> Void)
    }
    """)
}
