extension StandardLibrary {
  /// The root of Foundation's classes.
  static let nsObject = LibraryEntry(
    "NSObject.swift",
    """
    /// What objects of Foundation have in common.
    protocol NSObjectProtocol: AnyObject {}

    /// The class that classes of Foundation inherit from.
    class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
      init() {}
      static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
      func hash(into hasher: inout Hasher) { hasher.combine(hash) }
      var hash: Int { ObjectIdentifier(self).hashValue }
      func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }
      var description: String { "<\\(Swift.type(of: self))>" }
      /// Called when something that the object observes changes; a class overrides it.
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
    }
    """)
}
