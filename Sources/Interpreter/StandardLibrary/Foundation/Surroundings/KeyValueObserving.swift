extension StandardLibrary {
  /// What the older form of observing speaks of; Grove tells observers of settings, by key.
  static let keyValueObserving = LibraryEntry(
    "KeyValueObserving.swift",
    """
    /// What an observer wants to be told.
    struct NSKeyValueObservingOptions: OptionSet {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let new = NSKeyValueObservingOptions(rawValue: 1)
      static let old = NSKeyValueObservingOptions(rawValue: 2)
      static let initial = NSKeyValueObservingOptions(rawValue: 4)
      static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// What a change says of itself; Grove leaves all of it out.
    struct NSKeyValueChangeKey: RawRepresentable, Hashable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let newKey = NSKeyValueChangeKey(rawValue: "new")
      static let oldKey = NSKeyValueChangeKey(rawValue: "old")
      static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
      static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
      static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
    }
    """)
}
