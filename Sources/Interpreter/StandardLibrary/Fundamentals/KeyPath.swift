extension StandardLibrary {
  /// Key paths; the checker knows their syntax, the evaluator follows them.
  static let keyPath = LibraryEntry(
    "KeyPath.swift",
    """
    /// A way from some value to a part of it.
    class AnyKeyPath: Hashable {}

    /// A way from a value of a type to a part of it.
    class PartialKeyPath<Root>: AnyKeyPath {}

    /// A way from a value to a part of it that can be read.
    class KeyPath<Root, Value>: PartialKeyPath<Root> {
      /// The way that goes on along another one.
      @native("KeyPath.appending(path:)")
      func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
    }

    /// A way from a value to a part of it that can be read and written.
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
      @native("KeyPath.appending(path:)")
      func appending<Appended>(
        path: WritableKeyPath<Value, Appended>
      ) -> WritableKeyPath<Root, Appended>
    }

    /// A way from an object to a part of it that can be read and written.
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
      @native("KeyPath.appending(path:)")
      func appending<Appended>(
        path: WritableKeyPath<Value, Appended>
      ) -> ReferenceWritableKeyPath<Root, Appended>
    }
    """,
    natives: [
      "KeyPath.appending(path:)": { call throws(Trap) in
        guard
          let path = call.evaluator.keyPath(
            call[0], followedBy: call[1], type: call.resultType)
        else { throw .internalError("no key path") }
        return path
      }
    ])
}
