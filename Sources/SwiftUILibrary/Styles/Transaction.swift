import Interpreter

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
      try _withTransaction(animation != nil, body)
    }

    /// Runs `body`, then calls `completion` when the animation is over.
    func withAnimation<Result>(
      _ animation: Animation? = .default,
      completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
      _ body: () throws -> Result, completion: @escaping () -> Void
    ) rethrows -> Result {
      let result = try withAnimation(animation, body)
      completion()
      return result
    }

    /// Runs `body` with the animation of a transaction.
    func withTransaction<Result>(
      _ transaction: Transaction, _ body: () throws -> Result
    ) rethrows -> Result {
      try withAnimation(transaction.disablesAnimations ? nil : transaction.animation, body)
    }

    /// When an animation counts as over.
    struct AnimationCompletionCriteria: Hashable {
      let _name: String
      static let logicallyComplete = AnimationCompletionCriteria(_name: "logicallyComplete")
      static let removed = AnimationCompletionCriteria(_name: "removed")
    }

    func _withTransaction<Result>(
      _ isAnimated: Bool, _ body: () throws -> Result
    ) rethrows -> Result
    """#,
    natives: ["_withTransaction(_:_:)": runTransaction])
}
