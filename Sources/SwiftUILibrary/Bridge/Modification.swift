import Interpreter
import ViewRuntime

/// What a modifier is called, how it is shown and what it does.
struct Modification {
  let type: String
  let detail: String
  let effect: ModifierEffect
  /// What it changes for the views inside while they are converted.
  let surroundings: ((inout Surroundings) -> Void)?
  /// Makes the effect in a rule of its own, again whenever something that it read changes (U153).
  let resolve: (() throws(Trap) -> ModifierEffect)?
  /// Makes the whole element, of a modifier that keeps something for as long as it is there.
  let around: ((ViewElement) -> ViewElement)?

  init(
    _ type: String, detail: String = "", _ effect: ModifierEffect = .none,
    surroundings: ((inout Surroundings) -> Void)? = nil,
    resolve: (() throws(Trap) -> ModifierEffect)? = nil
  ) {
    self.resolve = resolve
    around = nil
    self.type = type
    self.detail = detail
    self.effect = effect
    self.surroundings = surroundings
  }

  init(
    _ type: String, surroundings: ((inout Surroundings) -> Void)? = nil,
    around: @escaping (ViewElement) -> ViewElement
  ) {
    self.type = type
    self.surroundings = surroundings
    self.around = around
    detail = ""
    effect = .none
    resolve = nil
  }
}
