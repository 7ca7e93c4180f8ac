import Interpreter
import ViewRuntime

/// What a modifier's body gets as `content`: the place of the views it was applied to.
final class ModifierContent: Location {
  let instance: CompositeInstance

  init(_ instance: CompositeInstance, _ bridge: ViewBridge) {
    self.instance = instance
    super.init(bridge)
  }

  override func isSame(as other: Location) -> Bool {
    (other as? ModifierContent)?.instance === instance
  }
}

extension ViewBridge {
  /// The `content` of a modifier's body, owned by the caller.
  func modifierContent(of modifier: TypeID, in instance: CompositeInstance) -> Value {
    evaluator.makeStructure(
      [makeLocation(ModifierContent(instance, self))],
      type: evaluator.types.generic("_ViewModifier_Content", [modifier]))
  }
}
