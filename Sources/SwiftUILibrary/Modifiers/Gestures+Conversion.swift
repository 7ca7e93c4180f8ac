import Interpreter
import ViewRuntime

extension Feature {
  /// Taps and long presses that end are interactions; other gestures are only shown.
  static func gesture(_ part: Part) throws(Trap) -> Modification {
    let name = part.string("_name")
    let bridge = part.bridge
    let gesture = Part(bridge, part.value("gesture"))
    let type = bridge.evaluator.types.nominal(of: gesture.value.type)
    if type?.name == "_EndedGesture", type?.isLibrary == true {
      let base = bridge.evaluator.types.nominal(of: gesture.value("_base").type)?.name
      let held = HeldValue(
        borrowing: bridge.evaluator.opened(gesture.value("_action")), bridge.evaluator)
      let action: Action = { [unowned bridge] in
        bridge.evaluator.release(try bridge.perform(held.value, [.bool(true)]))
      }
      if base == "TapGesture" { return Modification(name, .gesture(.tap(action))) }
      if base == "LongPressGesture" { return Modification(name, .gesture(.longPress(action))) }
    }
    bridge.noteUnsimulated(name, "only taps and long presses are")
    return Modification(name, detail: bridge.typeName(of: gesture.value))
  }
}
