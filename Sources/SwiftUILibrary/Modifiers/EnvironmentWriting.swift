import Interpreter

extension Feature {
  static let environmentWriting = Feature(
    "EnvironmentWriting",
    #"""
    /// Writes one environment value, or an object under its type.
    struct _EnvironmentKeyWritingModifier<Value> {
      var keyPath: Any?
      var value: Value
      let _name: String
    }

    /// Changes one environment value (U153).
    struct _EnvironmentKeyTransformModifier<Value> {
      var keyPath: Any
      var transform: (inout Value) -> Void
      /// What `disabled` was given, where that is what was called.
      let _disabled: Bool?
      init(
        keyPath: Any, transform: @escaping (inout Value) -> Void, _disabled: Bool? = nil
      ) {
        self.keyPath = keyPath
        self.transform = transform
        self._disabled = _disabled
      }
      func _transformed(_ values: EnvironmentValues) -> Value {
        var value = values[keyPath: keyPath as! WritableKeyPath<EnvironmentValues, Value>]
        transform(&value)
        return value
      }
    }

    extension View {
      /// Changes an environment value for this view and what is in it.
      func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
      ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyTransformModifier<V>(
            keyPath: keyPath, transform: transform))
      }
      /// Sets an environment value for this view and what is in it (U113).
      func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: keyPath, value: value, _name: "environment"))
      }
      /// Offers an `@Observable` object under its type (U95).
      func environment<T: AnyObject>(
        _ object: T?
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<T?>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: nil, value: object, _name: "environment"))
      }
      /// Offers an observable object under its type (U70).
      func environmentObject<T: ObservableObject>(
        _ object: T
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<T?>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: nil, value: object, _name: "environmentObject"))
      }
    }
    """#,
    modifiers: [
      "_EnvironmentKeyWritingModifier": { part throws(Trap) in try environmentWriting(part) },
      "_EnvironmentKeyTransformModifier": { part throws(Trap) in
        part.value("_disabled").isNone ? environmentTransform(part) : try disabled(part)
      },
    ])
}
