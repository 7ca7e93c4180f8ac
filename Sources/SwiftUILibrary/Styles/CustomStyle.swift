import IR
import Interpreter
import ViewRuntime

/// A style of the program around a control.
struct CustomStyle {
  let style: HeldValue
  /// Calls the style as it was written, for one that inherits `makeBody`.
  let make: HeldValue

  /// The style of a modifier; `nil` for one of the system's, or one that is known by name alone.
  init?(_ part: Part, style name: String, make: String) {
    let evaluator = part.bridge.evaluator
    let closure = evaluator.opened(part.value(make))
    let style = evaluator.opened(part.value(name))
    guard !closure.isNone, style.kind != .string else { return nil }
    self.style = HeldValue(borrowing: style, evaluator)
    self.make = HeldValue(borrowing: closure, evaluator)
  }
}

extension KeptPart {
  /// What a style makes of this control, whose parts `configuration` (owned) hands over.
  ///
  /// It is made in a rule of its own: the environment and the bindings that the style reads are
  /// none of the body's that wrote the control. `change` keeps the control inside from being styled
  /// again.
  func styled(
    by custom: CustomStyle, _ configuration: Value, _ change: (inout Surroundings) -> Void
  ) throws(Trap) -> ViewElement {
    var configuration = configuration
    defer { bridge.evaluator.release(configuration) }
    try bridge.detachBindings(of: &configuration)
    if let plan = bridge.stylePlan(of: custom.style.value.type) {
      return try bridge.changing({
        $0 = self.surroundings
        change(&$0)
      }) { () throws(Trap) in
        ViewElement.composite(
          InterpretedComposite.make(
            plan, custom.style.value, bridge, comparing: .view, configuration: configuration))
      }
    }
    let style = try bridge.readingEnvironment(custom.style.value)
    defer { bridge.evaluator.release(style) }
    let isOwn =
      bridge.evaluator.types.nominal(of: style.type).flatMap {
        bridge.memberFunction("makeBody", of: $0)
      } != nil
    let body =
      isOwn
      ? try bridge.callMember("makeBody", of: style, [configuration])
      : try bridge.perform(custom.make.value, [configuration])
    defer { bridge.evaluator.release(body) }
    return try bridge.changing({
      $0 = self.surroundings
      change(&$0)
    }) { () throws(Trap) in try self.bridge.element(body) }
  }
}

extension ViewBridge {
  /// Connects the bindings of a style's configuration to where their values live, without counting
  /// reads for the view that owns those.
  fileprivate func detachBindings(of configuration: inout Value) throws(Trap) {
    for (index, field) in fields(of: configuration, named: "Binding") {
      guard let location = location(evaluator.fields(of: field)[1]) else { continue }
      let binding = wrapper(
        like: field,
        [0: try location.current(), 1: makeLocation(DetachedLocation(location, self))])
      evaluator.setField(index, to: binding, in: &configuration)
    }
  }

  /// A style with what it declares of the environment, owned.
  fileprivate func readingEnvironment(_ style: Value) throws(Trap) -> Value {
    var installed = style.copied
    for (index, field) in fields(of: style, named: "Environment") {
      let type = Part(self, field).value("_objectType")
      let found: Value
      if type.kind == .metatype {
        let value = runtime.readEnvironment(objectKey(type.asMetatype)) as? InterpretedValue
        guard let value else { continue }
        found = value.value.copied
      } else {
        let values = evaluator.makeStructure(
          [makeLocation(RuleEnvironmentReader(self))],
          type: evaluator.types.generic("EnvironmentValues"))
        defer { evaluator.release(values) }
        found = try callMember("_read", of: field, [values])
      }
      evaluator.setField(index, to: wrapper(like: field, [3: found]), in: &installed)
    }
    return installed
  }

  /// The stored wrappers of a library type in a structure, borrowed.
  private func fields(of value: Value, named wrapper: String) -> [(Int, Value)] {
    let values = evaluator.fields(of: value)
    return values.indices.compactMap { index in
      guard let nominal = evaluator.types.nominal(of: values[index].type), nominal.isLibrary,
        nominal.name == wrapper
      else { return nil }
      return (index, values[index])
    }
  }
}

/// A place that is read by nobody in particular: what shows it depends on its source anyway.
private final class DetachedLocation: Location {
  private let base: Location

  init(_ base: Location, _ bridge: ViewBridge) {
    self.base = base
    super.init(bridge)
  }

  override var source: SourceID? { base.source }
  override func latest() throws(Trap) -> Value { try base.latest() }
  override func current() throws(Trap) -> Value { try base.current() }
  override func set(_ value: Value) throws(Trap) { try base.set(value) }
  override func isSame(as other: Location) -> Bool {
    base.isSame(as: (other as? DetachedLocation)?.base ?? other)
  }
  override var isOpaque: Bool { base.isOpaque }
  override var animation: Value { base.animation }
}
