/// A subscription that a view keeps while it is on the screen.
package protocol LiveSubscription: AnyObject {
  /// Ends it.
  func cancel() throws
}

extension Runtime {
  /// Subscribes as a view appears, so that the first value finds the screen complete.
  func subscribe(_ node: NodeIndex) {
    guard case .modifier(let element) = tree[node].payload,
      case .subscription(_, let start, _) = element.effect
    else { return }
    call { subscriptions[node] = try start() }
  }

  /// Ends the subscription of a view that is gone or has another publisher.
  func unsubscribe(_ node: NodeIndex) {
    guard let subscription = subscriptions.removeValue(forKey: node) else { return }
    call { try subscription.cancel() }
  }

  /// Gives live subscriptions the actions of their views' new values; those whose publisher is
  /// another begin anew.
  func refreshSubscriptions(_ changed: ContiguousArray<CallbackQueue.Resubscription>) {
    for entry in changed where isAlive(entry.node) {
      guard case .modifier(let element) = tree[entry.node].payload,
        case .subscription(_, _, let adopt) = element.effect,
        let subscription = subscriptions[entry.node]
      else { continue }
      if entry.isOther {
        unsubscribe(entry.node)
        subscribe(entry.node)
      } else {
        call { try adopt(subscription) }
      }
    }
  }

  /// Ends what every view of a tree that is put away has subscribed to.
  func cancelSubscriptions() {
    for node in subscriptions.keys.sorted(by: { $0.rawValue < $1.rawValue }) { unsubscribe(node) }
  }
}
