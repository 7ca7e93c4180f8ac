import Interpreter

/// Owns one count of a value for as long as a Swift object is around.
class HeldValue {
  /// Elements may outlive the session that made them; its memory is gone by then.
  final let handle: EvaluatorHandle
  let value: Value

  /// Takes one more count of a borrowed value.
  init(borrowing value: Value, _ evaluator: Evaluator) {
    handle = evaluator.handle
    self.value = value.copied
  }

  /// Takes over an owned value.
  init(owning value: Value, _ evaluator: Evaluator) {
    handle = evaluator.handle
    self.value = value
  }

  deinit {
    if value.isReference { handle.evaluator?.release(value) }
  }
}
