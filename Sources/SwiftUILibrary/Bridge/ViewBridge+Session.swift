import IR
import Interpreter
import ViewRuntime

extension ViewBridge {
  /// The element to mount for a value: a view, or what the first scene of an app shows.
  ///
  /// An app with state of its own stays in the tree as the root that keeps it; one without is
  /// nothing but its scene.
  package func root(_ value: Value, as type: TypeID? = nil) throws(Trap) -> ViewElement {
    if let element = try mountedPlatformRoot(value) { return element }
    guard conforms(value.type, to: "App") || conforms(value.type, to: "Scene"),
      let nominal = evaluator.types.nominal(of: value.type), !nominal.isLibrary,
      let plan = CompositePlan(value.type, nominal, self, isModifier: false)
    else { return try element(value, as: type) }
    if !plan.slots.isEmpty {
      return .composite(InterpretedComposite.make(plan, value, self, comparing: .view))
    }
    let scene = try call(plan.body, [value], plan.typeArguments)
    defer { evaluator.release(scene) }
    return try root(scene, as: plan.bodyType)
  }

  /// Drops the sources of objects that are gone, before somebody looks at the graph.
  package func forgetGoneObjects() { objects.sweep() }

  /// False for numbers, texts, collections and the like, which nothing can show as a view.
  package func isMountable(_ value: Value) -> Bool {
    switch evaluator.opened(value).kind {
    case .void, .integer, .double, .bool, .string, .array, .dictionary, .set, .tuple, .closure,
      .metatype, .keyPath:
      false
    default: true
    }
  }

  /// The value that `self` means at the prompt: the view with its state connected; owned.
  package func installedValue(of instance: CompositeInstance) throws(Trap) -> Value {
    guard let composite = instance.value as? InterpretedComposite else { return .void }
    return try composite.installed(in: instance)
  }

  /// The declared type of a live view, for code that runs as its method.
  package func declaration(of instance: CompositeInstance) -> (Nominal, [TypeID])? {
    guard let composite = instance.value as? InterpretedComposite,
      let nominal = evaluator.types.nominal(of: composite.valueType)
    else { return nil }
    return (nominal, evaluator.types.arguments(of: composite.valueType))
  }

  /// The runtime's key for a value of `EnvironmentValues` by its name, for `:env`, found by writing
  /// through its setter.
  package func environmentKey(
    setting value: Value, through keyPath: Value
  ) throws(Trap) -> (EnvironmentKey, any ComparableValue)? {
    try written(value, through: keyPath).first.map {
      (environmentKey($0.key), InterpretedValue($0.value.value, self))
    }
  }
}
