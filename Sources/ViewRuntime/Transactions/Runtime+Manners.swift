extension Runtime {
  /// The transaction of the update that runs as a record sees it: the modifiers around it change
  /// it, from the outside in.
  func manner(around node: NodeIndex) -> TransactionManner {
    guard !changedModifiers.isEmpty || !transactionModifiers.isEmpty else { return updateManner }
    var current = tree[node].parent
    while current != .none, !changesManner(current) { current = tree[current].parent }
    guard current != .none else { return updateManner }
    if let known = manners[current] { return known }
    let outer = manner(around: current)
    let made = change(outer, by: current)
    manners[current] = made
    return made
  }

  /// Notes that the value of an `animation(_:value:)` or `transaction(value:)` differs: it counts
  /// in this update; without a value, it always does.
  func noteManner(at node: NodeIndex, from old: ModifierEffect, to new: ModifierEffect) {
    switch (old, new) {
    case (.animation(_, let before), .animation(_, let after)):
      if after == nil || !areEqual(before, after) { changedModifiers.insert(node) }
    case (.transaction(let before?, _), .transaction(let after?, _)):
      if !areEqual(before, after) { changedModifiers.insert(node) }
    default: break
    }
  }

  /// Forgets what only one update is concerned with.
  func endManners() {
    updateManner = TransactionManner()
    changedModifiers.removeAll()
    manners.removeAll()
  }

  private func changesManner(_ node: NodeIndex) -> Bool {
    if changedModifiers.contains(node) { return true }
    guard transactionModifiers.contains(node), case .modifier(let element) = tree[node].payload,
      case .transaction(nil, _) = element.effect
    else { return false }
    return true
  }

  private func change(_ manner: TransactionManner, by node: NodeIndex) -> TransactionManner {
    guard case .modifier(let element) = tree[node].payload else { return manner }
    switch element.effect {
    case .animation(let animation, _):
      // Where animations are disabled, no view brings one in.
      return manner.disablesAnimations
        ? manner : TransactionManner(animation: animation, values: manner.values)
    case .transaction(_, let transform):
      do {
        return try transform(manner)
      } catch {
        fail(error)
        return manner
      }
    default: return manner
    }
  }
}
