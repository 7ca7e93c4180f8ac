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
    let part = Part(self, value)
    return AnimationSpan(
      seconds: part.number("_seconds"), curve: part.string("_curve"),
      written: part.string("_description"))
  }

  /// A `Transaction` of the program: what it leaves out is as in the one around it.
  func manner(of transaction: Value) -> TransactionManner {
    let part = Part(self, evaluator.opened(transaction))
    let outer = runtime.profile.mergesTransactions ? runtime.currentManner : TransactionManner()
    let (setsAnimation, setsDisabling) = (part.flag("_setsAnimation"), part.flag("_setsDisabling"))
    return TransactionManner(
      animation: setsAnimation ? animationSpan(part.value("animation")) : outer.animation,
      disablesAnimations: setsDisabling
        ? part.flag("disablesAnimations") : outer.disablesAnimations,
      setsAnimation: setsAnimation || outer.setsAnimation, values: values(of: part))
  }

  /// What a transaction says for the program's own keys; `nil` for nothing.
  func values(of transaction: Part) -> InterpretedValue? {
    transaction.flag("_hasValues") ? transaction.comparable("_values") : nil
  }
}
