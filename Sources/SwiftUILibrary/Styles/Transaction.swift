import Interpreter
import ViewRuntime
import VirtualTime

extension Feature {
  static let transaction = Feature(
    "Transaction",
    #"""
    /// What travels with a change: its animation.
    struct Transaction {
      var animation: Animation?
      var disablesAnimations: Bool = false
      var isContinuous: Bool = false
      init() { self.animation = nil }
      init(animation: Animation?) { self.animation = animation }
    }

    /// Runs `body`; the changes it makes are an update of their own, animated (U41).
    func withAnimation<Result>(
      _ animation: Animation? = .default, _ body: () throws -> Result
    ) rethrows -> Result {
      try _withTransaction(animation, false, body)
    }

    /// Runs `body`, then calls `completion` when the animation is over.
    func withAnimation<Result>(
      _ animation: Animation? = .default,
      completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
      _ body: () throws -> Result, completion: @escaping () -> Void
    ) rethrows -> Result {
      let result = try withAnimation(animation, body)
      _afterAnimation(animation, completion)
      return result
    }

    /// Runs `body`; the changes it makes are an update of their own, animated as the transaction
    /// says (U41).
    func withTransaction<Result>(
      _ transaction: Transaction, _ body: () throws -> Result
    ) rethrows -> Result {
      try _withTransaction(transaction.animation, transaction.disablesAnimations, body)
    }

    /// When an animation counts as over.
    struct AnimationCompletionCriteria: Hashable {
      let _name: String
      static let logicallyComplete = AnimationCompletionCriteria(_name: "logicallyComplete")
      static let removed = AnimationCompletionCriteria(_name: "removed")
    }

    func _afterAnimation(_ animation: Animation?, _ completion: @escaping () -> Void)
    func _withTransaction<Result>(
      _ animation: Animation?, _ disablesAnimations: Bool, _ body: () throws -> Result
    ) rethrows -> Result
    """#,
    natives: [
      "_withTransaction(_:_:_:)": runTransaction, "_afterAnimation(_:_:)": runAfterAnimation,
    ])

  /// Calls the completion of an animation when its time has passed.
  private static func runAfterAnimation(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let seconds = bridge.animationSpan(call[0])?.seconds ?? 0
    let completion = bridge.action(call[1])
    bridge.runtime.clock.schedule(after: Interval(seconds: seconds), completion)
    return .void
  }
}
