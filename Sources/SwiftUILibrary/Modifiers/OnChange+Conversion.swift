import Interpreter
import ViewRuntime

extension Feature {
  static func valueAction(_ part: Part) throws(Trap) -> Modification {
    let bridge = part.bridge
    let action = HeldValue(borrowing: part.value("_action"), bridge.evaluator)
    return Modification(
      "onChange", detail: "of: \(try part.detail("_value"))",
      .change(
        part.comparable("_value"), initial: part.flag("_initial"),
        usesPreviousAction: part.flag("_usesPreviousAction"),
        action: { [unowned bridge] old, new in
          guard let old = old as? InterpretedValue, let new = new as? InterpretedValue else {
            return
          }
          bridge.evaluator.release(
            try bridge.perform(action.value, [old.value, new.value]))
        }))
  }
}
