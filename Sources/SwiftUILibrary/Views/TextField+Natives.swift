import Interpreter

extension Feature {
  /// Reads what was typed into a field with a format, as the type of its value.
  static func readValue(_ call: NativeCall) throws(Trap) -> Value {
    let text = call.evaluator.string(of: call[0]).filter { $0 != "," && $0 != " " }
    let example = call.evaluator.opened(call[1])
    switch example.kind {
    case .integer: return Int(text).map { .integer($0, type: example.type) } ?? .none
    case .double: return Double(text).map { .double($0, type: example.type) } ?? .none
    case .string: return call[0].copied
    default: return .none
    }
  }
}
