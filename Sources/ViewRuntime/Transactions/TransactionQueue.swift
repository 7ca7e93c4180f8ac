import AttributeGraph

/// How the changes of a transaction are to be shown.
package struct TransactionManner: Hashable, Sendable {
  package let animation: AnimationSpan?
  /// Nothing in the tree may animate: neither `animation(_:value:)` nor a transition (C05).
  package let disablesAnimations: Bool

  package init(animation: AnimationSpan? = nil, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
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

  /// Takes the earliest transaction.
  mutating func next() -> Transaction? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
