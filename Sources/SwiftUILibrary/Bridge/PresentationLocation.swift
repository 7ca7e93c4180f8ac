import Interpreter
import ViewRuntime

/// What a presented view finds in its surroundings.
///
/// Reading tells that it is presented, and `dismiss` ends that. It stays the same for as long as
/// the presentation lasts.
final class PresentationLocation: Location {
  private let close: () throws(Trap) -> Void

  init(_ bridge: ViewBridge, close: @escaping () throws(Trap) -> Void) {
    self.close = close
    super.init(bridge)
  }

  func dismiss() throws(Trap) { try close() }

  /// A `PresentationMode`, for the older way to dismiss.
  override func latest() -> Value {
    bridge.evaluator.makeStructure(
      [.bool(true)], type: bridge.evaluator.types.generic("PresentationMode"))
  }

  override func set(_ value: Value) throws(Trap) {
    if !Part(bridge, value).flag("isPresented") { try close() }
  }
}

extension ViewBridge {
  /// The content of a presentation, which can end it through `dismiss` and `presentationMode`.
  func presented(_ content: ViewElement, by location: PresentationLocation) -> ViewElement {
    let value = makeLocation(location)
    defer { evaluator.release(value) }
    return .surrounded(
      ModifierElement.make(
        type: "presentation",
        effect: .environment(
          environmentKey(evaluator.types.generic("_PresentationKey")),
          InterpretedValue(value, self)),
        content: content))
  }
}
