import Interpreter

extension Feature {
  /// Reads a modifier that only draws: its `_name`, and its other fields as arguments.
  ///
  /// Fields with an underscore are shown without a label; missing values and `false` are what the
  /// program did not write.
  static func namedModifier(_ part: Part) throws(Trap) -> Modification {
    var parts: [String?] = []
    for field in part.fields where field.name != "_name" {
      let value = part.bridge.evaluator.opened(part.value(field.name))
      if value.isNone { continue }
      if field.name.hasPrefix("_") {
        parts.append(try part.bridge.detail(value))
      } else if value.kind != .bool || value.asBool, value.kind != .double || value.asDouble != 0 {
        parts.append("\(field.name): \(try part.bridge.detail(value))")
      }
    }
    return Modification(part.string("_name"), detail: Detail.list(parts))
  }
}
