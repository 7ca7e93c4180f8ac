import Interpreter
import ViewRuntime

extension Feature {
  static let animationModifier = Feature(
    "AnimationModifier",
    #"""
    struct _AnimationModifier<Value> {
      let _animation: Animation?
      let value: Value
      var _name: String = "animation"
    }

    struct _AnimationView {
      let _animation: Animation?
      var _name: String = "animation"
    }

    struct _TransactionModifier {
      let _hasValue: Bool
      let _value: Any?
      let _transform: (inout Transaction) -> Void
      func _transformed(
        _ written: String?, _ seconds: Double, _ curve: String, _ disablesAnimations: Bool,
        _ values: [ObjectIdentifier: Any]?
      ) -> Transaction {
        var transaction = Transaction(
          animation: written.map { Animation(_description: $0, _seconds: seconds, _curve: curve) })
        transaction.disablesAnimations = disablesAnimations
        transaction = transaction._over(values)
        _transform(&transaction)
        return transaction
      }
    }

    extension View {
      /// Animates changes of this view when a value changes.
      func animation<V: Equatable>(
        _ animation: Animation?, value: V
      ) -> ModifiedContent<Self, _AnimationModifier<V>> {
        ModifiedContent(
          content: self, modifier: _AnimationModifier(_animation: animation, value: value))
      }
      /// Animates all changes of this view.
      func animation(_ animation: Animation?) -> ModifiedContent<Self, _AnimationView> {
        ModifiedContent(content: self, modifier: _AnimationView(_animation: animation))
      }
      /// Animates the modifiers that `body` applies.
      func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
      ) -> some View {
        body(PlaceholderContentView<Self>(_content: AnyView(self))).animation(animation)
      }
      func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
      ) -> ModifiedContent<Self, _TransactionModifier> {
        ModifiedContent(
          content: self,
          modifier: _TransactionModifier(_hasValue: true, _value: value, _transform: transform))
      }
      func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
      ) -> some View {
        body(PlaceholderContentView<Self>(_content: AnyView(self))).transaction(transform)
      }
      /// Changes the transaction in this view.
      func transaction(
        _ transform: @escaping (inout Transaction) -> Void
      ) -> ModifiedContent<Self, _TransactionModifier> {
        ModifiedContent(
          content: self,
          modifier: _TransactionModifier(_hasValue: false, _value: nil, _transform: transform))
      }
    }
    """#,
    modifiers: [
      "_AnimationModifier": { part throws(Trap) in
        try animation(part, value: part.comparable("value"))
      },
      "_AnimationView": { part throws(Trap) in try animation(part, value: nil) },
      "_TransactionModifier": { part throws(Trap) in
        let kept = part.kept()
        let value = part.flag("_hasValue") ? part.comparable("_value") : nil
        return Modification(
          "transaction", detail: value == nil ? "" : "value: \(try part.detail("_value"))",
          .transaction(value: value) { try kept.transformed($0) })
      },
    ])

  private static func animation(
    _ part: Part, value: InterpretedValue?
  ) throws(Trap) -> Modification {
    let written = part.value("_animation").isNone ? nil : try part.detail("_animation")
    // A flag that is off is a value as well.
    let watched = value == nil ? nil : "value: \(try part.detail("value"))"
    return Modification(
      part.string("_name"), detail: Detail.list([written, watched]),
      .animation(part.bridge.animationSpan(part.value("_animation")), value: value))
  }
}

extension KeptPart {
  /// What a `transaction` modifier makes of a transaction.
  fileprivate func transformed(_ manner: TransactionManner) throws(Trap) -> TransactionManner {
    let evaluator = bridge.evaluator
    let span = manner.animation
    let written: Value = span.map { evaluator.makeString($0.written) } ?? .none
    let curve = evaluator.makeString(span?.curve ?? "")
    defer {
      evaluator.release(written)
      evaluator.release(curve)
    }
    let values = (manner.values as? InterpretedValue)?.value ?? .none
    let changed = try call(
      "_transformed",
      [written, .double(span?.seconds ?? 0), curve, .bool(manner.disablesAnimations), values])
    defer { evaluator.release(changed) }
    let transaction = Part(bridge, changed)
    return TransactionManner(
      animation: bridge.animationSpan(transaction.value("animation")),
      disablesAnimations: transaction.flag("disablesAnimations"),
      values: bridge.values(of: transaction))
  }
}
