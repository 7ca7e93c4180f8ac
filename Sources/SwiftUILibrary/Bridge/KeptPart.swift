import Interpreter
import ViewRuntime

/// A library value that an element keeps, with the surroundings it was found in.
final class KeptPart {
  unowned let bridge: ViewBridge
  private let held: HeldValue
  let surroundings: Surroundings

  init(_ part: Part) {
    bridge = part.bridge
    held = HeldValue(borrowing: part.value, part.bridge.evaluator)
    surroundings = part.bridge.surroundings
  }

  var value: Value { held.value }

  var part: Part { Part(bridge, held.value) }

  func typeArgument(_ index: Int) -> TypeID? { part.typeArgument(index) }

  /// Calls a member function of the value; the result is owned by the caller.
  func call(_ name: String, _ arguments: [Value]) throws(Trap) -> Value {
    try bridge.callMember(name, of: held.value, arguments)
  }

  /// Calls a closure in a stored property; the result is owned by the caller.
  func callField(_ name: String, _ arguments: [Value]) throws(Trap) -> Value {
    try bridge.perform(part.value(name), arguments)
  }

  /// Makes the element of an owned view value, in the surroundings the part was found in.
  func element(_ owned: Value, as type: TypeID?) throws(Trap) -> ViewElement {
    defer { bridge.evaluator.release(owned) }
    let around = surroundings
    return try bridge.changing({ $0 = around }) { () throws(Trap) in
      try bridge.element(owned, as: type)
    }
  }
}

extension KeptPart {
  /// The element of a stored property, in the surroundings the part was found in, changed.
  func field(
    _ name: String, as type: TypeID?, _ change: @escaping (inout Surroundings) -> Void = { _ in }
  ) throws(Trap) -> ViewElement {
    let around = surroundings
    return try bridge.changing({
      $0 = around
      change(&$0)
    }) { () throws(Trap) in try self.part.element(name, as: type) }
  }

  /// The element of what a closure in a stored property returns, in the same way.
  func made(
    by name: String, _ arguments: [Value], as type: TypeID?,
    _ change: @escaping (inout Surroundings) -> Void = { _ in }
  ) throws(Trap) -> ViewElement {
    let owned = try callField(name, arguments)
    defer { bridge.evaluator.release(owned) }
    let around = surroundings
    return try bridge.changing({
      $0 = around
      change(&$0)
    }) { () throws(Trap) in try self.bridge.element(owned, as: type) }
  }
}
