import Interpreter
import ViewRuntime

/// The value a control is bound to: read in the control's own rule, so that a change runs nothing
/// else (U50), and written by what a person does.
final class BoundControl {
  unowned let bridge: ViewBridge
  private let location: Location
  private let surroundings: Surroundings
  /// The type of the value, as far as the binding tells.
  private let valueType: TypeID?

  init(_ location: Location, _ bridge: ViewBridge, valueType: TypeID? = nil) {
    self.location = location
    self.bridge = bridge
    self.valueType = valueType
    surroundings = bridge.surroundings
  }

  /// True if a tag can be a value of the control: a tag of another type counts for nothing.
  func accepts(_ tag: Value) -> Bool { accepts(tag, as: valueType) }

  /// True if a tag can be a value of the control, or one of the values in its set.
  func acceptsElement(_ tag: Value) -> Bool {
    let types = bridge.evaluator.types
    guard let valueType, types.nominal(of: valueType)?.name == "Set" else { return accepts(tag) }
    return accepts(tag, as: types.arguments(of: valueType).first)
  }

  private func accepts(_ tag: Value, as valueType: TypeID?) -> Bool {
    let types = bridge.evaluator.types
    guard let valueType,
      let declaration = types.nominal(of: types.wrapped(of: valueType) ?? valueType),
      declaration.kind != .protocol, declaration.kind != .object, declaration.name != "AnyHashable"
    else { return true }
    let tag = bridge.evaluator.opened(tag)
    if tag.isNone { return types.wrapped(of: valueType) != nil }
    return types.nominal(of: types.wrapped(of: tag.type) ?? tag.type) === declaration
  }

  var source: SourceID? { location.source }

  /// The value as the update in progress sees it; only for values that own no memory.
  func read() throws(Trap) -> Value {
    let value = try location.current()
    bridge.evaluator.release(value)
    return value
  }

  func readString() throws(Trap) -> String {
    let value = try location.current()
    defer { bridge.evaluator.release(value) }
    return bridge.evaluator.string(of: value)
  }

  /// The value as actions see it, owned.
  func latest() throws(Trap) -> Value { try location.latest() }

  /// The value as the update in progress sees it, owned.
  func current() throws(Trap) -> Value { try location.current() }

  /// Calls `body` with the value, borrowed.
  func reading<Result>(_ body: (Value) throws(Trap) -> Result) throws(Trap) -> Result {
    let value = try location.current()
    defer { bridge.evaluator.release(value) }
    return try body(value)
  }

  /// Writes a borrowed value.
  func write(_ value: Value) throws(Trap) { try location.set(value) }

  /// Writes what a person chose; a menu that the control is in closes.
  func choose(_ value: Value) throws(Trap) {
    try write(value)
    try surroundings.closing?.close()
  }

  func write(_ text: String) throws(Trap) {
    let value = bridge.evaluator.makeString(text)
    defer { bridge.evaluator.release(value) }
    try location.set(value)
  }

  /// The element of the control, made anew whenever the value changes.
  func element(_ make: @escaping (BoundControl) throws(Trap) -> ViewElement) -> ViewElement {
    let around = surroundings
    return .dynamic(
      DynamicElement(sources: source.map { [$0] } ?? []) { [self] in
        try bridge.changing({ $0 = around }) { () throws(Trap) in try make(self) }
      })
  }
}

extension Part {
  /// What a `Binding` in a stored property is bound to.
  func bound(_ name: String) -> BoundControl {
    let binding = bridge.evaluator.opened(value(name))
    let fields = bridge.evaluator.fields(of: binding)
    let location = fields.count > 1 ? bridge.location(fields[1]) : nil
    return BoundControl(
      location ?? ConstantLocation(fields.first ?? .none, bridge), bridge,
      valueType: bridge.evaluator.types.arguments(of: binding.type).first)
  }

  /// The element of a control that shows the value of a binding.
  func control(
    boundTo name: String, _ make: @escaping (BoundControl) throws(Trap) -> ViewElement
  ) -> ViewElement {
    bound(name).element(make)
  }
}
