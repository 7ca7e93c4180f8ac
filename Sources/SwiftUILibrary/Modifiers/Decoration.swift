import Interpreter

extension Feature {
  /// Modifiers that are kept with their arguments and change nothing that Grove computes.
  static let decoration = Feature(
    "Decoration",
    #"""
    struct _Decoration<Arguments> {
      let _name: String
      /// `_:edge:`: one label for each argument.
      let _labels: String
      let _arguments: Arguments
    }

    extension View {
      func _decorated<Arguments>(
        _ name: String, _ labels: String, _ arguments: Arguments
      ) -> ModifiedContent<Self, _Decoration<Arguments>> {
        ModifiedContent(
          content: self,
          modifier: _Decoration(_name: name, _labels: labels, _arguments: arguments))
      }
      func _decorated(_ name: String) -> ModifiedContent<Self, _Decoration<String>> {
        ModifiedContent(
          content: self, modifier: _Decoration(_name: name, _labels: "", _arguments: ""))
      }
    }
    """#,
    modifiers: [
      "_Decoration": { part throws(Trap) in
        Modification(part.string("_name"), detail: try labelled(arguments: part))
      }
    ])

  /// `.bottom, spacing: 4`: what was written, without closures and missing values.
  private static func labelled(arguments part: Part) throws(Trap) -> String {
    let labels = part.string("_labels").split(separator: ":")
    guard !labels.isEmpty else { return "" }
    let evaluator = part.bridge.evaluator
    let written = evaluator.opened(part.value("_arguments"))
    let values =
      labels.count > 1 && written.kind == .tuple
      ? Array(evaluator.fields(of: written)) : [written]
    var parts: [String?] = []
    for (label, value) in zip(labels, values) {
      let value = evaluator.opened(value)
      if value.isNone || value.kind == .closure { continue }
      let text = try part.bridge.detail(value)
      parts.append(label == "_" ? text : "\(label): \(text)")
    }
    return Detail.list(parts)
  }
}
