import Interpreter
import ViewRuntime
import VirtualTime

extension Feature {
  static let transaction = Feature(
    "Transaction",
    #"""
    /// A value of the program's own in a transaction.
    protocol TransactionKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }

    struct _ContinuityKey: TransactionKey { static let defaultValue = false }

    /// What travels with a change: its animation, and values of the program's own.
    struct Transaction {
      var animation: Animation? { didSet { _setsAnimation = true } }
      var disablesAnimations: Bool { didSet { _setsDisabling = true } }
      var isContinuous: Bool {
        get { self[_ContinuityKey.self] }
        set { self[_ContinuityKey.self] = newValue }
      }
      var _setsAnimation = false
      var _setsDisabling = false
      var _hasValues = false
      var _values: [ObjectIdentifier: Any] = [:]
      init() {
        animation = nil
        disablesAnimations = false
      }
      init(animation: Animation?) {
        self.animation = animation
        disablesAnimations = false
        _setsAnimation = true
      }
      subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { _values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
          _values[ObjectIdentifier(key)] = newValue
          _hasValues = true
        }
      }
      /// Calls `completion` when the animation that the transaction has now is over.
      mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
      ) {
        _afterAnimation(animation, completion)
      }
      /// With what the transaction around it says for other keys.
      func _over(_ outer: [ObjectIdentifier: Any]?) -> Transaction {
        guard let outer else { return self }
        var merged = self
        merged._values = outer.merging(_values) { $1 }
        merged._hasValues = true
        return merged
      }
    }

    /// Runs `body`; the changes it makes are an update of their own, animated (U41).
    func withAnimation<Result>(
      _ animation: Animation? = .default, _ body: () throws -> Result
    ) rethrows -> Result {
      try withTransaction(Transaction(animation: animation), body)
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
      try _withTransaction(transaction._over(_currentTransactionValues()), body)
    }

    /// Runs `body` under a transaction of which one value is set.
    func withTransaction<R, V>(
      _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
    ) rethrows -> R {
      var transaction = Transaction()
      transaction[keyPath: keyPath] = value
      return try withTransaction(transaction, body)
    }

    /// When an animation counts as over.
    struct AnimationCompletionCriteria: Hashable {
      let _name: String
      static let logicallyComplete = AnimationCompletionCriteria(_name: "logicallyComplete")
      static let removed = AnimationCompletionCriteria(_name: "removed")
    }

    func _afterAnimation(_ animation: Animation?, _ completion: @escaping () -> Void)
    func _currentTransactionValues() -> [ObjectIdentifier: Any]?
    func _withTransaction<Result>(
      _ transaction: Transaction, _ body: () throws -> Result
    ) rethrows -> Result
    """#,
    natives: [
      "_withTransaction(_:_:)": runTransaction, "_afterAnimation(_:_:)": runAfterAnimation,
      "_currentTransactionValues()": currentTransactionValues,
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
