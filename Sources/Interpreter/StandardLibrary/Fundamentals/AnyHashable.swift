extension StandardLibrary {
  /// Any hashable value behind one type; as in an existential, the value itself is all there is.
  static let anyHashable = LibraryEntry(
    "AnyHashable.swift",
    """
    /// A hashable value of any type.
    struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      /// The value inside.
      var base: Any { get }
      init<H: Hashable>(_ base: H)
      var description: String { get }
      var debugDescription: String { get }
    }
    """,
    natives: [
      "AnyHashable.base": { call throws(Trap) in call[0].copied },
      "AnyHashable.init(_:)": { call throws(Trap) in
        call.evaluator.erased(call[0], call.typeArguments.first)
      },
      "AnyHashable.description": { call throws(Trap) in
        call.make(try call.evaluator.text(of: call[0], debug: false))
      },
      "AnyHashable.debugDescription": { call throws(Trap) in
        call.make("AnyHashable(" + (try call.evaluator.text(of: call[0], debug: true)) + ")")
      },
    ])
}
