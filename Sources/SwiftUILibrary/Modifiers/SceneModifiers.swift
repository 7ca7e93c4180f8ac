extension Feature {
  /// What a scene says for every view of its window.
  static let sceneModifiers = Feature(
    "SceneModifiers",
    #"""
    extension Scene {
      /// Sets an environment value for the views of a scene.
      func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: keyPath, value: value, _name: "environment"))
      }
      /// Offers an `@Observable` object to the views of a scene, under its type.
      func environment<T: AnyObject>(
        _ object: T?
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<T?>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: nil, value: object, _name: "environment"))
      }
      /// Offers an observable object to the views of a scene, under its type.
      func environmentObject<T: ObservableObject>(
        _ object: T
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<T?>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: nil, value: object, _name: "environmentObject"))
      }
      /// Changes an environment value for the views of a scene.
      func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
      ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyTransformModifier<V>(
            keyPath: keyPath, transform: transform))
      }
      /// Runs an action when a value differs from that of the last body of the app.
      func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
      ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _ValueActionModifier(
            _value: value, _initial: initial, _action: action, _usesPreviousAction: false))
      }
      func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
      ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _ValueActionModifier(
            _value: value, _initial: initial, _action: { _, _ in action() },
            _usesPreviousAction: false))
      }
      /// The older form, with the new value only.
      func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
      ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _ValueActionModifier(
            _value: value, _initial: false, _action: { _, new in action(new) },
            _usesPreviousAction: true))
      }
    }
    """#)
}
