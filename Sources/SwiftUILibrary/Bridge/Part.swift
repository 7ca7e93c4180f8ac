import IR
import Interpreter
import ViewRuntime

/// A library value while it is read: its stored properties by name.
///
/// The value is borrowed; whatever an element keeps of it is held on its own.
struct Part {
  /// Not counted: a part lives on the stack of somebody who has the bridge.
  unowned(unsafe) let bridge: ViewBridge
  let value: Value
  /// The declared stored properties.
  let fields: [Field]

  init(_ bridge: ViewBridge, _ value: Value) {
    self.bridge = bridge
    self.value = value
    fields = bridge.evaluator.types.fields(of: value.type)
  }

  /// A stored property, borrowed; `nil` of the program where there is none.
  func value(_ name: String) -> Value {
    let values = bridge.evaluator.fields(of: value)
    for (index, field) in fields.enumerated() where field.name == name {
      return index < values.count ? values[index] : .none
    }
    return .none
  }

  subscript(name: String) -> Value { value(name) }

  func string(_ name: String) -> String { bridge.evaluator.string(of: value(name)) }

  func flag(_ name: String) -> Bool { value(name).asBool }

  func integer(_ name: String) -> Int { value(name).asInt }

  func number(_ name: String) -> Double { value(name).asNumber }

  func optionalNumber(_ name: String) -> Double? {
    let number = value(name)
    return number.isNumber ? number.asNumber : nil
  }

  /// The `rawValue` of an option set.
  func rawValue(_ name: String) -> Int { Part(bridge, value(name)).integer("rawValue") }

  /// A generic argument of the value's type.
  func typeArgument(_ index: Int) -> TypeID? {
    let arguments = bridge.evaluator.types.arguments(of: value.type)
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// The name of an enum case.
  func caseName(_ name: String) -> String { bridge.caseName(value(name)) }

  func element(_ name: String, as type: TypeID? = nil) throws(Trap) -> ViewElement {
    try bridge.element(value(name), as: type)
  }

  /// The views of a tuple, or the single view where there is no tuple.
  func slots(_ name: String) throws(Trap) -> ViewElement {
    try bridge.slots(of: value(name), as: typeArgument(0))
  }

  func detail(_ name: String) throws(Trap) -> String { try bridge.detail(value(name)) }

  /// The elements of an array, as the trees show them.
  func elementDetails(_ name: String) throws(Trap) -> [String] {
    var details: [String] = []
    for element in bridge.evaluator.elements(of: value(name)) {
      details.append(try bridge.detail(element))
    }
    return details
  }

  /// A closure, called with these arguments, as something a person does.
  func action(_ name: String, _ arguments: [Value] = []) -> Action {
    bridge.action(value(name), arguments)
  }

  /// A member function without parameters as something a person does.
  func memberAction(_ name: String) -> Action {
    let kept = kept()
    return { kept.bridge.evaluator.release(try kept.call(name, [])) }
  }

  /// A value that an element keeps for later.
  func kept() -> KeptPart { KeptPart(self) }

  /// A field as something that can be compared and shown.
  func comparable(_ name: String) -> InterpretedValue {
    InterpretedValue(value(name), bridge)
  }
}
