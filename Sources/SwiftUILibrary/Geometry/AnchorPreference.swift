import Interpreter
import ViewRuntime

extension Feature {
  static let anchorPreference = Feature(
    "AnchorPreference",
    #"""
    struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
      let _methods: _PreferenceMethods<Key>
      let anchor: Anchor<AnchorValue>.Source
      let transform: (Anchor<AnchorValue>) -> Key.Value
      func _made(_ bounds: CGRect, _ effect: CGAffineTransform?) -> Key.Value {
        transform(Anchor<AnchorValue>(_value: _transformed(anchor._resolve(bounds), effect)))
      }
    }

    struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey> {
      let _methods: _PreferenceMethods<Key>
      let anchor: Anchor<AnchorValue>.Source
      let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
      func _changed(
        _ bounds: CGRect, _ effect: CGAffineTransform?, _ value: Key.Value
      ) -> Key.Value {
        var value = value
        let measured = _transformed(anchor._resolve(bounds), effect)
        transform(&value, Anchor<AnchorValue>(_value: measured))
        return value
      }
    }

    extension View {
      /// Hands a value up that is made from where this view is.
      func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
      ) -> ModifiedContent<Self, _AnchorWritingModifier<A, K>> {
        ModifiedContent(
          content: self,
          modifier: _AnchorWritingModifier<A, K>(
            _methods: _PreferenceMethods<K>(), anchor: value, transform: transform))
      }
      /// Changes a value on its way up with where this view is.
      func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
      ) -> ModifiedContent<Self, _AnchorTransformModifier<A, K>> {
        ModifiedContent(
          content: self,
          modifier: _AnchorTransformModifier<A, K>(
            _methods: _PreferenceMethods<K>(), anchor: value, transform: transform))
      }
    }
    """#,
    modifiers: [
      "_AnchorWritingModifier": { part throws(Trap) in
        let kept = part.kept()
        return Modification(
          "anchorPreference", detail: try preferenceDetail(part),
          .anchorPreference(try preferenceKey(part), isTransform: false) { drawn, _ in
            let bounds = kept.bridge.makeRectangle(drawn.bounds)
            let effect = kept.bridge.makeTransform(drawn.transform)
            defer { kept.bridge.evaluator.release(bounds) }
            defer { kept.bridge.evaluator.release(effect) }
            return kept.bridge.owned(try kept.call("_made", [bounds, effect]))
          })
      },
      "_AnchorTransformModifier": { part throws(Trap) in
        let kept = part.kept()
        return Modification(
          "transformAnchorPreference", detail: try preferenceDetail(part),
          .anchorPreference(try preferenceKey(part), isTransform: true) { drawn, base in
            guard let base = base as? InterpretedValue else {
              throw Trap.internalError("a preference without a value")
            }
            let bounds = kept.bridge.makeRectangle(drawn.bounds)
            let effect = kept.bridge.makeTransform(drawn.transform)
            defer { kept.bridge.evaluator.release(bounds) }
            defer { kept.bridge.evaluator.release(effect) }
            return kept.bridge.owned(try kept.call("_changed", [bounds, effect, base.value]))
          })
      },
    ])
}
