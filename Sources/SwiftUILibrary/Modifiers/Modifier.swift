import Interpreter

extension Feature {
  static let viewModifier = Feature(
    "Modifier",
    #"""
    /// A change to views, with a body of its own.
    protocol ViewModifier {
      associatedtype Body: View
      typealias Content = _ViewModifier_Content<Self>
      /// The modified content.
      @ViewBuilder func body(content: _ViewModifier_Content<Self>) -> Self.Body
    }

    extension ViewModifier {
      /// Prints why this body runs, as a view's `_printChanges()` does (M7).
      static func _printChanges() { _printBodyReasons(self) }
      static func _logChanges() { _printBodyReasons(self) }
    }

    extension ViewModifier {
      /// Applies this modifier, and another one around it.
      func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
      }
      /// Animates what this modifier shows.
      func animation(_ animation: Animation?) -> ModifiedContent<Self, _AnimationView> {
        concat(_AnimationView(_animation: animation))
      }
      func transaction(
        _ transform: @escaping (inout Transaction) -> Void
      ) -> ModifiedContent<Self, _TransactionModifier> {
        concat(_TransactionModifier(_hasValue: false, _value: nil, _transform: transform))
      }
    }

    /// What a view modifier is applied to, inside its body.
    struct _ViewModifier_Content<Modifier>: View {
      typealias Body = Never
      let _instance: _Location
      var body: Never { _primitiveBody() }
    }

    /// A modifier that changes nothing.
    struct EmptyModifier: ViewModifier {
      typealias Body = Never
      init() {}
      func body(content: Content) -> Never { _primitiveBody() }
      static let identity = EmptyModifier()
    }

    extension View {
      /// Applies a modifier to this view (T37).
      func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
      }
      /// Applies two modifiers that were put together, the inner one first.
      func modifier<Inner: ViewModifier, Outer>(
        _ modifier: ModifiedContent<Inner, Outer>
      ) -> ModifiedContent<ModifiedContent<Self, Inner>, Outer> {
        ModifiedContent(
          content: ModifiedContent(content: self, modifier: modifier.content),
          modifier: modifier.modifier)
      }
    }
    """#,
    views: [
      "_ViewModifier_Content": { part throws(Trap) in
        guard let place = part.bridge.location(part.value("_instance")) as? ModifierContent else {
          return .empty
        }
        return place.instance.content
      }
    ],
    modifiers: [
      "EmptyModifier": { _ throws(Trap) in
        Modification("modifier", detail: "EmptyModifier()")
      }
    ])
}
