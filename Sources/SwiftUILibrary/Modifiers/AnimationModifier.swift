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
      var _name: String = "transaction"
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
        ModifiedContent(content: self, modifier: _TransactionModifier())
      }
      func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
      ) -> some View {
        body(PlaceholderContentView<Self>(_content: AnyView(self)))
      }
      /// Changes the transaction in this view.
      func transaction(
        _ transform: @escaping (inout Transaction) -> Void
      ) -> ModifiedContent<Self, _TransactionModifier> {
        ModifiedContent(content: self, modifier: _TransactionModifier())
      }
    }
    """#,
    modifiers: [
      "_AnimationModifier": { part throws(Trap) in
        try animation(part, value: part.comparable("value"))
      },
      "_AnimationView": { part throws(Trap) in try animation(part, value: nil) },
    ])

  private static func animation(
    _ part: Part, value: InterpretedValue?
  ) throws(Trap) -> Modification {
    let named = try namedModifier(part)
    return Modification(
      named.type, detail: named.detail,
      .animation(part.bridge.animationSpan(part.value("_animation")), value: value))
  }
}
