import Interpreter

extension Feature {
  /// What the `@Observable` expansion calls.
  static let observation = Feature(
    "Observation",
    #"""
    /// A class whose properties are tracked one by one.
    protocol Observable {}

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
      "_observableAccess(_:_:)": noteObservableAccess,
      "_observableWillSet(_:_:_:_:_:)": announceObservableChange,
      "withObservationTracking(_:onChange:)": trackObservation,
    ])
}
