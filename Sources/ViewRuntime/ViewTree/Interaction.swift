/// What a user can do to a node; driven by `:tap`, `:toggle`, `:type`.
package enum Interaction {
  indirect case tap(Action)
  /// The current value and what sets it.
  indirect case toggle(isOn: Bool, set: (Bool) throws -> Void)
  /// What is told `true` when the field gets the focus, `false` when it loses it, comes last.
  indirect case text(
    value: String, set: (String) throws -> Void, submit: Action?,
    editing: ((Bool) throws -> Void)? = nil)
  indirect case number(value: Double, range: ClosedRange<Double>?, set: (Double) throws -> Void)
  /// Clicking up or down until a number is reached.
  indirect case count(set: (Double) throws -> Void)
  /// A gesture.
  case touch(any TouchResponse)
  /// Pulling down a list, which starts a task.
  indirect case refresh(Action)
}
