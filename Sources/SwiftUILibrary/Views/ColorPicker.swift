import Interpreter
import ViewRuntime

extension Feature {
  static let colorPicker = Feature(
    "ColorPicker",
    #"""
    /// A control that shows a color and lets a person choose another one.
    struct ColorPicker<Label: View>: View {
      typealias Body = Never
      let _selection: Binding<Color>
      let _label: Label
      init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
      ) {
        self._selection = selection
        self._label = label()
      }
      var body: Never { _primitiveBody() }
      func _accepts(_ text: String) -> Bool { _colorNamed(text) != nil }
      func _choose(_ text: String) {
        if let color = _colorNamed(text) { _selection.wrappedValue = color }
      }
    }

    /// A color by its name, or by six digits after `#`.
    func _colorNamed(_ text: String) -> Color? {
      if text.hasPrefix("#"), text.count == 7, let bits = Int(text.dropFirst(), radix: 16) {
        return Color(
          red: Double(bits >> 16) / 255, green: Double(bits >> 8 & 255) / 255,
          blue: Double(bits & 255) / 255)
      }
      switch text.hasPrefix(".") ? String(text.dropFirst()) : text.lowercased() {
      case "red": return .red
      case "orange": return .orange
      case "yellow": return .yellow
      case "green": return .green
      case "mint": return .mint
      case "teal": return .teal
      case "cyan": return .cyan
      case "blue": return .blue
      case "indigo": return .indigo
      case "purple": return .purple
      case "pink": return .pink
      case "brown": return .brown
      case "white": return .white
      case "gray": return .gray
      case "black": return .black
      case "clear": return .clear
      default: return nil
      }
    }

    extension ColorPicker where Label == Text {
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
      ) {
        self.init(selection: selection) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
      ) {
        self.init(selection: selection) { Text(title) }
      }
    }
    """#,
    views: [
      "ColorPicker": { part throws(Trap) in
        try chooser("ColorPicker", part, takes: "a color")
      }
    ])

  /// A label, and the bound value as words; a value that is written out is taken by the program's
  /// `_choose`.
  static func chooser(
    _ type: String, _ part: Part, takes form: String
  ) throws(Trap) -> ViewElement {
    let label =
      if let styled = part.styled(type, boundTo: "_selection") { styled } else {
        try part.element("_label", as: part.typeArgument(0))
      }
    let kept = part.kept()
    let entry = ValueEntry(
      form: form,
      accepts: { text in
        let evaluator = kept.bridge.evaluator
        let written = evaluator.makeString(text)
        defer { evaluator.release(written) }
        return try kept.call("_accepts", [written]).asBool
      },
      choose: { text in
        let evaluator = kept.bridge.evaluator
        let written = evaluator.makeString(text)
        defer { evaluator.release(written) }
        evaluator.release(try kept.call("_choose", [written]))
      })
    return part.control(boundTo: "_selection") { control throws(Trap) in
      let value = try control.reading { value throws(Trap) in try control.bridge.detail(value) }
      return .container(
        ContainerElement(
          type: type, detail: value, layout: .horizontal(alignment: .center, spacing: nil),
          content: label, entry: entry))
    }
  }
}
