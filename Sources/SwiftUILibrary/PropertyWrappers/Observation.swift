import Interpreter

extension Feature {
  /// What the `@Observable` expansion calls.
  static let observation = Feature(
    "Observation",
    #"""
    /// A class whose properties are tracked one by one.
    protocol Observable {}

    extension Observable {
      /// Records that a property was read that is not tracked by itself.
      func access<Member>(keyPath: KeyPath<Self, Member>) {
        _observableAccess(self as AnyObject, _observedName(keyPath))
      }
      /// Announces that a property changes that is not tracked by itself: an equal value counts.
      func withMutation<Member, Result>(
        keyPath: KeyPath<Self, Member>, _ mutation: () throws -> Result
      ) rethrows -> Result {
        let old = self[keyPath: keyPath]
        let result = try mutation()
        _observableWillSet(
          self as AnyObject, _observedName(keyPath), old, self[keyPath: keyPath], true)
        return result
      }
    }

    /// The property that a key path leads to first.
    func _observedName(_ keyPath: Any) -> String

    /// Records that `name` of `object` was read (M6).
    func _observableAccess(_ object: AnyObject, _ name: String)

    /// Announces that `name` of `object` is about to change (U86, U87).
    func _observableWillSet(
      _ object: AnyObject, _ name: String, _ old: Any, _ new: Any, _ isInPlace: Bool)

    /// Runs `apply` and calls `onChange` once, right before the first change of anything observable
    /// that it read (U89).
    func withObservationTracking<T>(
      _ apply: () -> T, onChange: @escaping () -> Void
    ) -> T
    """#,
    natives: [
      "_observedName(_:)": { call throws(Trap) in
        let names = call.evaluator.keyPathNames(call.evaluator.opened(call[0]))
        return call.evaluator.makeString(names.first ?? "")
      },
      "_observableAccess(_:_:)": noteObservableAccess,
      "_observableWillSet(_:_:_:_:_:)": announceObservableChange,
      "withObservationTracking(_:onChange:)": trackObservation,
    ])
}
