import Interpreter
import ViewRuntime

extension Feature {
  static let onGeometryChange = Feature(
    "OnGeometryChange",
    #"""
    struct _GeometryActionModifier<Value: Equatable> {
      let _name: String
      let _type: Value.Type
      let transform: (GeometryProxy) -> Value
      let action: (Value, Value) -> Void
      func _measured(_ proxy: GeometryProxy) -> Value { transform(proxy) }
    }

    extension View {
      /// Runs an action with the first value made from the place and size of this view, and with
      /// every one that differs.
      func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (T) -> Void
      ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
        ModifiedContent(
          content: self,
          modifier: _GeometryActionModifier<T>(
            _name: "onGeometryChange", _type: type, transform: transform,
            action: { _, new in action(new) }))
      }
      func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (T, T) -> Void
      ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
        ModifiedContent(
          content: self,
          modifier: _GeometryActionModifier<T>(
            _name: "onGeometryChange", _type: type, transform: transform, action: action))
      }
    }
    """#,
    modifiers: [
      "_GeometryActionModifier": { part throws(Trap) in
        let kept = part.kept()
        let bridge = part.bridge
        return Modification(
          part.string("_name"), detail: "for: \(try part.detail("_type"))",
          .geometryChange(
            { [unowned bridge] handle in
              let size = handle.frame(in: .local)?.size ?? .zero
              let proxy = bridge.makeProxy(handle, size: size)
              defer { bridge.evaluator.release(proxy) }
              return bridge.owned(try kept.call("_measured", [proxy]))
            },
            action: { [unowned bridge] old, new in
              guard let old = old as? InterpretedValue, let new = new as? InterpretedValue else {
                return
              }
              bridge.evaluator.release(try kept.callField("action", [old.value, new.value]))
            }))
      }
    ])
}
