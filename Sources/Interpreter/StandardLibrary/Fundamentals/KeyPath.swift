extension StandardLibrary {
  /// Key paths; the checker knows their syntax, the evaluator follows them.
  static let keyPath = LibraryEntry(
    "KeyPath.swift",
    """
    /// A way from some value to a part of it.
    class AnyKeyPath: Hashable {
      /// The type that the way starts from.
      class var rootType: Any.Type { Any.self }
      /// The type of what the way leads to.
      class var valueType: Any.Type { Any.self }
      /// The way as it is written: `\\Person.name`.
      final var debugDescription: String { String(describing: self) }
      /// The way that goes on along another one, if that starts where this one ends.
      @native("AnyKeyPath.appending(path:)")
      final func appending(path: AnyKeyPath) -> AnyKeyPath?
    }

    /// A way from a value of a type to a part of it.
    class PartialKeyPath<Root>: AnyKeyPath {
      override class var rootType: Any.Type { Root.self }
      @native("AnyKeyPath.appending(path:)")
      final func appending(path: AnyKeyPath) -> PartialKeyPath<Root>?
      @native("AnyKeyPath.appending(path:)")
      final func appending<From, Appended>(
        path: KeyPath<From, Appended>
      ) -> KeyPath<Root, Appended>?
    }

    /// A way from a value to a part of it that can be read.
    class KeyPath<Root, Value>: PartialKeyPath<Root> {
      override class var valueType: Any.Type { Value.self }
      /// The way that goes on along another one.
      @native("KeyPath.appending(path:)")
      final func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
      @native("KeyPath.appending(path:)")
      final func appending<Appended>(
        path: ReferenceWritableKeyPath<Value, Appended>
      ) -> ReferenceWritableKeyPath<Root, Appended>
    }

    /// A way from a value to a part of it that can be read and written.
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
      @native("KeyPath.appending(path:)")
      final func appending<Appended>(
        path: WritableKeyPath<Value, Appended>
      ) -> WritableKeyPath<Root, Appended>
    }

    /// A way from an object to a part of it that can be read and written.
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
      @native("KeyPath.appending(path:)")
      final func appending<Appended>(
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
      },
      "AnyKeyPath.appending(path:)": { call throws(Trap) in
        guard let type = call.joinedPathType(),
          let path = call.evaluator.keyPath(call[0], followedBy: call[1], type: type)
        else { return .none }
        return path
      },
    ])
}

extension NativeCall {
  /// The type of two key paths in a row; `nil` if the second does not start where the first ends.
  fileprivate func joinedPathType() -> TypeID? {
    let types = evaluator.types
    let (first, second) = (self[0].type, self[1].type)
    guard let root = types.arguments(of: first).first,
      let start = types.arguments(of: second).first,
      let value = types.arguments(of: second).last, types.arguments(of: first).last == start
    else { return nil }
    let isWritable = types.nominal(of: second)?.name == "WritableKeyPath"
    return types.intern(types.entry(isWritable ? first : second).shape, [root, value])
  }
}
