import Interpreter
import ViewRuntime

extension ViewBridge {
  /// Runs `body` under a transaction of its own kind.
  func inTransaction<Result>(
    _ manner: TransactionManner, _ body: () throws(Trap) -> Result
  ) throws(Trap) -> Result {
    var outcome: Swift.Result<Result, Trap>?
    runtime.withTransaction(manner) {
      do throws(Trap) {
        outcome = .success(try body())
      } catch {
        outcome = .failure(error)
      }
    }
    guard let outcome else { throw .internalError("the transaction did not run") }
    return try outcome.get()
  }
}

extension ViewBridge {
  /// How long an `Animation` of the program takes; `nil` for none.
  func animationSpan(_ value: Value) -> AnimationSpan? {
    let value = evaluator.opened(value)
    guard !value.isNone else { return nil }
    return AnimationSpan(seconds: Part(self, value).number("_seconds"))
  }
}
