/// What a user can do to a node; driven by `:tap`, `:toggle`, `:type`.
package indirect enum Interaction {
  case tap(Action)
  /// The current value and what sets it.
  case toggle(isOn: Bool, set: (Bool) throws -> Void)
  case text(value: String, set: (String) throws -> Void, submit: Action?)
  case number(value: Double, range: ClosedRange<Double>?, set: (Double) throws -> Void)
  /// Clicking up or down until a number is reached.
  case count(set: (Double) throws -> Void)
  /// A gesture.
  case touch(TouchResponse)
  /// Pulling down a list, which starts a task.
  case refresh(Action)
}
