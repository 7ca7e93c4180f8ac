extension StandardLibrary {
  /// Methods named to be called later: what `#selector` makes.
  static let selector = LibraryEntry(
    "Selector.swift",
    """
    /// The name of a method, and how it is called on an object.
    struct Selector: Hashable, CustomStringConvertible {
      let __name: String
      let __perform: (Any?, Any?) -> Void
      init(_ str: String) {
        __name = str
        __perform = { _, _ in }
      }
      init<Target, Result>(__ name: String, _ method: @escaping (Target) -> () -> Result) {
        __name = name
        __perform = { target, _ in
          if let target = target as? Target { _ = method(target)() }
        }
      }
      init<Target, Sender, Result>(
        __ name: String, _ method: @escaping (Target) -> (Sender) -> Result
      ) {
        __name = name
        __perform = { target, sender in
          if let target = target as? Target, let sender = sender as? Sender {
            _ = method(target)(sender)
          }
        }
      }
      var description: String { __name }
      static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.__name == rhs.__name }
      func hash(into hasher: inout Hasher) { hasher.combine(__name) }
    }
    """)
}
