import ViewRuntime

/// What a modifier is called, how it is shown and what it does.
struct Modification {
  let type: String
  let detail: String
  let effect: ModifierEffect
  /// What it changes for the views inside while they are converted.
  let surroundings: ((inout Surroundings) -> Void)?

  init(
    _ type: String, detail: String = "", _ effect: ModifierEffect = .none,
    surroundings: ((inout Surroundings) -> Void)? = nil
  ) {
    self.type = type
    self.detail = detail
    self.effect = effect
    self.surroundings = surroundings
  }
}
