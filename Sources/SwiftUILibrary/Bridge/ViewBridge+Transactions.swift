import Interpreter

extension ViewBridge {
  /// Runs `body` under a transaction of its own kind.
  func inTransaction<Result>(
    animated: Bool, _ body: () throws(Trap) -> Result
  ) throws(Trap) -> Result {
    var outcome: Swift.Result<Result, Trap>?
    runtime.withTransaction(animated: animated) {
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
