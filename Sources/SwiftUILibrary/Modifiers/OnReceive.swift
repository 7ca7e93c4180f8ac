import Interpreter
import ViewRuntime

extension Feature {
  static let onReceive = Feature(
    "OnReceive",
    #"""
    struct _SubscriptionModifier<P: Publisher> {
      let _publisher: P
      let _action: (P.Output) -> Void
      func _start() -> _Subscription<P.Output> {
        let subscription = _Subscription<P.Output>(_action)
        subscription._link = _publisher.__attach(
          __Observer({ subscription._action($0) }, { _ in }))
        return subscription
      }
      func _adopt(_ subscription: Any) {
        (subscription as! _Subscription<P.Output>)._action = _action
      }
    }

    /// One view's subscription, with the action of the view's latest value.
    final class _Subscription<Output> {
      var _action: (Output) -> Void
      var _link: AnyCancellable?
      init(_ action: @escaping (Output) -> Void) { self._action = action }
      func cancel() { _link?.cancel() }
    }

    extension View {
      /// Runs an action for each value that a publisher sends (U152).
      func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
      ) -> ModifiedContent<Self, _SubscriptionModifier<P>> {
        ModifiedContent(
          content: self,
          modifier: _SubscriptionModifier<P>(_publisher: publisher, _action: action))
      }
    }
    """#,
    modifiers: [
      "_SubscriptionModifier": { part throws(Trap) in
        let kept = part.kept()
        return Modification(
          "onReceive",
          .subscription(
            part.comparable("_publisher"),
            start: { try ProgramSubscription(kept) },
            adopt: { subscription in
              guard let subscription = subscription as? ProgramSubscription else { return }
              kept.bridge.evaluator.release(
                try kept.call("_adopt", [subscription.value.value]))
            }))
      }
    ])
}

/// A subscription that the program's own publisher keeps.
private final class ProgramSubscription: LiveSubscription {
  let value: HeldValue
  private let bridge: ViewBridge

  init(_ part: KeptPart) throws(Trap) {
    bridge = part.bridge
    value = HeldValue(owning: try part.call("_start", []), bridge.evaluator)
  }

  func cancel() throws {
    bridge.evaluator.release(try bridge.callMember("cancel", of: value.value, []))
  }
}
