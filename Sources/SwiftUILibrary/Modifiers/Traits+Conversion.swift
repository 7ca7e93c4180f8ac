import Interpreter
import ViewRuntime

extension Feature {
  /// How long a transition takes, if it says so itself; an identity transition takes no time.
  private static func transition(_ part: Part) -> Transition {
    let value = Part(part.bridge, part.bridge.evaluator.opened(part.value("value")))
    return Transition(
      isIdentity: value.string("_description") == ".identity",
      animation: part.bridge.animationSpan(value.value("_animation")))
  }

  /// A value that the parent reads: a priority, a tag, a transition.
  static func trait(_ part: Part) throws(Trap) -> Modification {
    let detail = try part.detail("value")
    let number = part.bridge.evaluator.opened(part.value("value")).asNumber
    let key = part.typeArgument(0).flatMap { part.bridge.evaluator.types.nominal(of: $0)?.name }
    switch key {
    case "LayoutPriorityTraitKey":
      return Modification("layoutPriority", detail: detail, .trait(.layoutPriority(number)))
    case "ZIndexTraitKey": return Modification("zIndex", detail: detail, .trait(.zIndex(number)))
    case "_LayoutTrait":
      let types = part.bridge.evaluator.types
      guard let key = part.typeArgument(0).flatMap({ layoutValueKey(trait: $0, types) }) else {
        throw .internalError("a layout value without a key")
      }
      let value = part.bridge.evaluator.opened(part.value("value"))
      return Modification(
        "layoutValue", detail: detail,
        .trait(.layoutValue(key, InterpretedValue(value, part.bridge))))
    case "TransitionTraitKey":
      return Modification("transition", detail: detail, .trait(.transition(transition(part))))
    case "TagValueTraitKey":
      let tag = part.bridge.evaluator.opened(part.value("value"))
      guard let picker = part.bridge.surroundings.selection, picker.accepts(tag) else {
        return Modification("tag", detail: detail, .trait(.tag(InterpretedValue(tag, part.bridge))))
      }
      let held = HeldValue(borrowing: tag, part.bridge.evaluator)
      return Modification("tag", detail: detail, .gesture(.tap { try picker.write(held.value) }))
    default: return Modification("_trait", detail: detail)
    }
  }
}
