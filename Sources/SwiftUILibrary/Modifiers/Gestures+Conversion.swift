import Interpreter
import ViewRuntime

extension Feature {
  static func gesture(_ part: Part) throws(Trap) -> Modification {
    let name = part.string("_name")
    let bridge = part.bridge
    let gesture = part.value("gesture")
    let mask = part.integer("_mask")
    let isShort = name.hasPrefix("on")
    let precedence: TouchPrecedence =
      name == "highPriorityGesture"
      ? .high : name == "simultaneousGesture" ? .simultaneous : .normal
    let (answers, lets) = (mask & 1 != 0, mask & 2 != 0)
    let response: any TouchResponse =
      if let tap = part.endedTap {
        TapResponse.make(
          tap, bridge, precedence: precedence, answers: answers, lets: lets,
          taps: Part(bridge, tap.value("_base")).integer("count"))
      } else {
        GestureResponse(precedence: precedence, answers: answers, lets: lets, part.kept())
      }
    return Modification(
      name, detail: isShort ? "" : bridge.typeName(of: gesture), .gesture(.touch(response)))
  }
}

extension Part {
  /// The gesture of an `AddGestureModifier` if it is a tap with an action: the most frequent one,
  /// which needs no code to be run before the action itself.
  fileprivate var endedTap: Part? {
    let types = bridge.evaluator.types
    guard let gesture = typeArgument(0), let ended = types.nominal(of: gesture), ended.isLibrary,
      ended.name == "_EndedGesture", let base = types.arguments(of: gesture).first,
      let tap = types.nominal(of: base), tap.isLibrary, tap.name == "TapGesture"
    else { return nil }
    return Part(bridge, value("gesture"))
  }
}

/// A tap, and the action for its end: one object, as there may be many rows.
private class TapResponse: HeldAction, TouchResponse {
  var precedence: TouchPrecedence { .normal }
  var answers: Bool { true }
  var lets: Bool { true }
  var taps: Int { 1 }
  final var modifierName: String { "onTapGesture" }

  static func make(
    _ gesture: Part, _ bridge: ViewBridge, precedence: TouchPrecedence, answers: Bool, lets: Bool,
    taps: Int
  ) -> TapResponse {
    let plain = gesture.value("_plainAction")
    if plain.kind == .closure, precedence == .normal, answers, lets, taps == 1 {
      return TapResponse(plain, bridge)
    }
    let takesValue = plain.kind != .closure
    return ParticularTapResponse(
      takesValue ? gesture.value("_action") : plain, takesValue: takesValue, bridge,
      precedence: precedence, answers: answers, lets: lets, taps: taps)
  }

  func needs() -> TouchNeeds {
    TouchNeeds(kinds: .tap, taps: taps, durations: [])
  }

  func phase(_ touch: Touch, _ view: GeometryHandle) -> TouchPhase {
    touch.phase(ofTaps: taps)
  }

  func tell(_ touch: Touch, before: Touch?, _ view: GeometryHandle) throws {
    guard touch.phase(ofTaps: taps) == .ended, before?.phase(ofTaps: taps) != .ended else {
      return
    }
    try run()
  }
}

/// Several taps, or a tap that does not stand behind the gestures inside its view.
private final class ParticularTapResponse: TapResponse {
  override var precedence: TouchPrecedence { ownPrecedence }
  override var answers: Bool { doesAnswer }
  override var lets: Bool { doesLet }
  override var taps: Int { ownTaps }
  override var arguments: [Value] { takesValue ? Self.noValue : [] }
  private let ownPrecedence: TouchPrecedence
  private let doesAnswer: Bool
  private let doesLet: Bool
  private let ownTaps: Int
  private let takesValue: Bool
  /// What a gesture without a value hands to an action that takes one.
  private static let noValue: [Value] = [.void]

  init(
    _ action: Value, takesValue: Bool, _ bridge: ViewBridge, precedence: TouchPrecedence,
    answers: Bool, lets: Bool, taps: Int
  ) {
    self.takesValue = takesValue
    ownPrecedence = precedence
    doesAnswer = answers
    doesLet = lets
    ownTaps = taps
    super.init(action, bridge)
  }
}

/// The gesture of an `AddGestureModifier`, which the library asks in Swift.
private final class GestureResponse: TouchResponse {
  let precedence: TouchPrecedence
  let answers: Bool
  let lets: Bool
  var modifierName: String { "gesture" }
  private let kept: KeptPart
  private var bridge: ViewBridge { kept.bridge }

  init(precedence: TouchPrecedence, answers: Bool, lets: Bool, _ kept: KeptPart) {
    self.kept = kept
    self.precedence = precedence
    self.answers = answers
    self.lets = lets
  }

  func needs() throws -> TouchNeeds {
    let owned = try kept.call("_wants", [])
    defer { bridge.evaluator.release(owned) }
    let needs = Part(bridge, owned)
    return TouchNeeds(
      kinds: TouchKinds(rawValue: needs.integer("_kinds")), taps: needs.integer("_taps"),
      durations: bridge.evaluator.elements(of: needs.value("_durations")).map(\.asNumber))
  }

  func phase(_ touch: Touch, _ view: GeometryHandle) throws -> TouchPhase {
    let value = bridge.makeTouch(touch, view)
    defer { bridge.evaluator.release(value) }
    return TouchPhase(rawValue: try kept.call("_code", [value]).asInt) ?? .failed
  }

  func tell(_ touch: Touch, before: Touch?, _ view: GeometryHandle) throws {
    let value = bridge.makeTouch(touch, view)
    let old = before.map { bridge.makeTouch($0, view) } ?? .none
    defer {
      bridge.evaluator.release(value)
      bridge.evaluator.release(old)
    }
    bridge.evaluator.release(try kept.call("_hear", [value, old]))
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

/// The view that a touch is told to, and the touch.
private final class TouchLocation: GeometryLocation {
  let touch: Touch

  init(_ touch: Touch, _ view: GeometryHandle, _ bridge: ViewBridge) {
    self.touch = touch
    super.init(view, bridge)
  }
}

extension Feature {
  /// Where a touch began, in the window.
  static let touchStart: NativeFunction = { call throws(Trap) in
    let bridge = try ViewBridge.of(call)
    let touch = (bridge.location(call[0]) as? TouchLocation)?.touch
    return bridge.makePoint(touch?.origin.point ?? Point(x: 0, y: 0))
  }

  /// How far a gesture of so many taps has come.
  static let tapPhase: NativeFunction = { call throws(Trap) in
    let touch = (try ViewBridge.of(call).location(call[0]) as? TouchLocation)?.touch
    return .integer((touch?.phase(ofTaps: call[1].asInt) ?? .failed).rawValue)
  }
}
