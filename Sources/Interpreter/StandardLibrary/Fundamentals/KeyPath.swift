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
    class KeyPath<Root, Value>: PartialKeyPath<Root> {}

    /// A way from a value to a part of it that can be read and written.
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}

    /// A way from an object to a part of it that can be read and written.
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
    """)
}
