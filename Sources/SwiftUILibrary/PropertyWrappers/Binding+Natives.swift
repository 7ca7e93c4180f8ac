import Interpreter

extension Feature {
  static func makeConstantLocation(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    return bridge.makeLocation(ConstantLocation(call.evaluator.opened(call[0]), bridge))
  }

  static func makeClosureLocation(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    return bridge.makeLocation(ClosureLocation(call[0], call[1], bridge))
  }

  static func makePartLocation(_ call: NativeCall) throws(Trap) -> Value {
    let (bridge, base) = try base(of: call)
    return bridge.makeLocation(PartLocation(base, call[1], bridge))
  }

  static func makeElementLocation(_ call: NativeCall) throws(Trap) -> Value {
    let (bridge, base) = try base(of: call)
    return bridge.makeLocation(
      ElementLocation(base, at: call.evaluator.opened(call[1]).asInt, bridge))
  }

  static func makeUnwrappedLocation(_ call: NativeCall) throws(Trap) -> Value {
    let (bridge, base) = try base(of: call)
    return bridge.makeLocation(
      UnwrappedLocation(base, call.evaluator.opened(call[1]), bridge))
  }

  static func makeAnimatedLocation(_ call: NativeCall) throws(Trap) -> Value {
    let (bridge, base) = try base(of: call)
    return bridge.makeLocation(AnimatedLocation(base, animation: call[1], bridge))
  }

  static func animationOfLocation(_ call: NativeCall) throws(Trap) -> Value {
    let (_, base) = try base(of: call)
    return base.animation.copied
  }

  static func makeObjectLocation(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    return bridge.makeLocation(ObjectLocation(call.evaluator.opened(call[0]), call[1], bridge))
  }

  private static func base(
    of call: NativeCall
  ) throws(Trap) -> (ViewBridge, Location) {
    let bridge = try ViewBridge.of(call)
    guard let base = bridge.location(call[0]) else {
      throw .internalError("a binding without a location")
    }
    return (bridge, base)
  }
}
