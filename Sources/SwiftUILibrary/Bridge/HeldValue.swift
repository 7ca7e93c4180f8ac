import Interpreter

/// Owns one count of a value for as long as a Swift object is around.
final class HeldValue {
  /// Weak, since elements may outlive the session that made them; its memory is gone by then.
  private weak var evaluator: Evaluator?
  let value: Value

  /// Takes one more count of a borrowed value.
  init(borrowing value: Value, _ evaluator: Evaluator) {
    self.evaluator = evaluator
    self.value = value.copied
  }

  /// Takes over an owned value.
  init(owning value: Value, _ evaluator: Evaluator) {
    self.evaluator = evaluator
    self.value = value
  }

  deinit {
    if value.isReference { evaluator?.release(value) }
  }
}
