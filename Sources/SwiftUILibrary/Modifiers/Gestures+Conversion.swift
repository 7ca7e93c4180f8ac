import Interpreter
import ViewRuntime

extension Feature {
  /// Taps and long presses that end are interactions; others follow a touch (U161).
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
    let basis = basis(of: gesture)
    if !["TapGesture", "LongPressGesture", "DragGesture"].contains(basis) {
      bridge.noteUnsimulated(basis, "only taps, presses and drags are")
    }
    let kept = part.kept()
    func tell(_ member: String) -> (Touch) throws -> Void {
      { touch in
        let value = kept.bridge.touch(touch)
        defer { kept.bridge.evaluator.release(value) }
        kept.bridge.evaluator.release(try kept.call(member, [value]))
      }
    }
    return Modification(
      name, detail: bridge.typeName(of: gesture.value),
      .gesture(.touch(TouchResponse(change: tell("_change"), end: tell("_end")))))
  }
  /// The name of the gesture that others are built around.
  private static func basis(of gesture: Part) -> String {
    var value = gesture.value
    while true {
      let part = Part(gesture.bridge, gesture.bridge.evaluator.opened(value))
      let inner = part.value("_base")
      if inner.isNone {
        return gesture.bridge.evaluator.types.nominal(of: part.value.type)?.name ?? ""
      }
      value = inner
    }
  }
}

extension ViewBridge {
  /// A touch as the library's gestures take it; owned.
  fileprivate func touch(_ touch: Touch) -> Value {
    evaluator.makeStructure(
      [
        .bool(touch.kind == .drag), .double(touch.seconds), .double(touch.location.x),
        .double(touch.location.y),
      ], type: evaluator.types.generic("_Touch"))
  }
}
