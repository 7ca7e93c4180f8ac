import Interpreter
import ViewRuntime

extension Feature {
  static func gesture(_ part: Part) throws(Trap) -> Modification {
    let name = part.string("_name")
    let bridge = part.bridge
    let gesture = part.value("gesture")
    let kept = part.kept()
    let mask = part.integer("_mask")
    let isShort = name.hasPrefix("on")
    return Modification(
      name, detail: isShort ? "" : bridge.typeName(of: gesture),
      .gesture(
        .touch(
          TouchResponse(
            precedence: name == "highPriorityGesture"
              ? .high : name == "simultaneousGesture" ? .simultaneous : .normal,
            answers: mask & 1 != 0, lets: mask & 2 != 0,
            needs: { try kept.gestureNeeds() },
            phase: { try kept.gesturePhase($0, $1) },
            tell: { try kept.tellGesture($0, before: $1, $2) }))))
  }
}

extension KeptPart {
  /// What the gesture of an `AddGestureModifier` waits for.
  fileprivate func gestureNeeds() throws(Trap) -> TouchNeeds {
    let owned = try call("_wants", [])
    defer { bridge.evaluator.release(owned) }
    let needs = Part(bridge, owned)
    return TouchNeeds(
      kinds: TouchKinds(rawValue: needs.integer("_kinds")), taps: needs.integer("_taps"),
      durations: bridge.evaluator.elements(of: needs.value("_durations")).map(\.asNumber))
  }

  fileprivate func gesturePhase(
    _ touch: Touch, _ view: GeometryHandle
  ) throws(Trap) -> TouchPhase {
    let value = bridge.makeTouch(touch, view)
    defer { bridge.evaluator.release(value) }
    return TouchPhase(rawValue: try call("_code", [value]).asInt) ?? .failed
  }

  fileprivate func tellGesture(
    _ touch: Touch, before: Touch?, _ view: GeometryHandle
  ) throws(Trap) {
    let value = bridge.makeTouch(touch, view)
    let old = before.map { bridge.makeTouch($0, view) } ?? .none
    defer {
      bridge.evaluator.release(value)
      bridge.evaluator.release(old)
    }
    bridge.evaluator.release(try call("_hear", [value, old]))
  }
}

extension ViewBridge {
  /// A touch as the library's gestures take it; owned.
  fileprivate func makeTouch(_ touch: Touch, _ view: GeometryHandle) -> Value {
    let place = makeLocation(TouchLocation(touch, view, self))
    return evaluator.makeStructure(
      [
        .integer(touch.fingers), .double(touch.seconds), .double(touch.stillSeconds),
        .bool(touch.isUp), .bool(touch.isOver), .bool(touch.isCancelled), .integer(touch.taps),
        makeSize(Size(width: touch.translation.x, height: touch.translation.y)),
        .double(touch.reach),
        makeSize(Size(width: touch.velocity.x, height: touch.velocity.y)), .double(touch.scale),
        .double(touch.degrees), .double(touch.spin), place,
      ], type: evaluator.types.generic("_Touch"))
  }
}

/// The view that a touch is told to, and where the touch began.
private final class TouchLocation: GeometryLocation {
  let origin: TouchOrigin

  init(_ touch: Touch, _ view: GeometryHandle, _ bridge: ViewBridge) {
    origin = touch.origin
    super.init(view, bridge)
  }
}

extension Feature {
  /// Where a touch began, in the window.
  static let touchStart: NativeFunction = { call throws(Trap) in
    let bridge = try ViewBridge.of(call)
    let origin = (bridge.location(call[0]) as? TouchLocation)?.origin
    return bridge.makePoint(origin?.point ?? Point(x: 0, y: 0))
  }
}
