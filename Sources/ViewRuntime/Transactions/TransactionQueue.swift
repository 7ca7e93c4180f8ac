import AttributeGraph

/// How the changes of a transaction are to be shown.
package struct TransactionManner: Equatable {
  package let animation: AnimationSpan?
  /// Nothing in the tree may animate: neither `animation(_:value:)` nor a transition (C05).
  package let disablesAnimations: Bool
  /// True if an animation, or none, was asked for: a binding's own one does not count then.
  package let setsAnimation: Bool
  /// What the program's own keys say.
  package let values: (any ComparableValue)?

  package init(
    animation: AnimationSpan? = nil, disablesAnimations: Bool = false,
    setsAnimation: Bool = false, values: (any ComparableValue)? = nil
  ) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
    self.setsAnimation = setsAnimation
    self.values = values
  }

  /// How reports call it.
  package var description: String {
    let animation = animation.map { "animated by \($0.written)" } ?? "not animated"
    return disablesAnimations ? "with animations disabled" : animation
  }

  /// Equal ones may be one update (M1); who asked for what does not matter.
  package static func == (left: TransactionManner, right: TransactionManner) -> Bool {
    left.animation == right.animation && left.disablesAnimations == right.disablesAnimations
      && areEqual(left.values, right.values)
  }
}

/// Writes that wait for their update (M1).
struct TransactionQueue {
  /// One change of a source; `commit` makes a new value visible to bodies.
  struct Mutation {
    let source: AttributeID
    let commit: (() -> Void)?
  }

  /// Consecutive writes that are flushed together.
  struct Transaction {
    let manner: TransactionManner
    var mutations: [Mutation]
  }

  private var waiting: ContiguousArray<Transaction> = []
  /// What `withAnimation` or `withTransaction` around the current write says.
  var manner = TransactionManner()

  var isEmpty: Bool { waiting.isEmpty }
  var count: Int { waiting.count }

  /// Adds a write to the latest transaction if that one is of the same kind, else begins another:
  /// a plain write after an animated one is another update (U41).
  mutating func append(_ mutation: Mutation) {
    if let last = waiting.indices.last, waiting[last].manner == manner {
      waiting[last].mutations.append(mutation)
    } else {
      waiting.append(Transaction(manner: manner, mutations: [mutation]))
    }
  }

  /// What the manner is called, if the next write begins another transaction than the last one.
  var nextBeginning: String? {
    guard let last = waiting.last, last.manner != manner else { return nil }
    return manner.description
  }

  /// Takes the earliest transaction.
  mutating func next() -> Transaction? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
