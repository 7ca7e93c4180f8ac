import AttributeGraph

/// Writes that wait for their update (M1).
struct TransactionQueue {
  /// One change of a source; `commit` makes a new value visible to bodies.
  struct Mutation {
    let source: AttributeID
    let commit: (() -> Void)?
  }

  /// Consecutive writes that are flushed together.
  struct Transaction {
    let animation: AnimationSpan?
    var mutations: [Mutation]
  }

  private var waiting: ContiguousArray<Transaction> = []
  /// What `withAnimation` around the current write says.
  var animation: AnimationSpan?

  var isEmpty: Bool { waiting.isEmpty }

  /// Adds a write to the latest transaction if that one is of the same kind, else begins another:
  /// a plain write after an animated one is another update (U41).
  mutating func append(_ mutation: Mutation) {
    if let last = waiting.indices.last, waiting[last].animation == animation {
      waiting[last].mutations.append(mutation)
    } else {
      waiting.append(Transaction(animation: animation, mutations: [mutation]))
    }
  }

  /// Takes the earliest transaction.
  mutating func next() -> Transaction? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
