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
      "ColorPicker": { part throws(Trap) in try chooser("ColorPicker", part, label: 0) }
    ])

  /// A label, and the bound value as words.
  static func chooser(
    _ type: String, _ part: Part, label argument: Int
  ) throws(Trap) -> ViewElement {
    let label =
      if let styled = part.styled(type, boundTo: "_selection") { styled } else {
        try part.element("_label", as: part.typeArgument(argument))
      }
    return part.control(boundTo: "_selection") { control throws(Trap) in
      let value = try control.reading { value throws(Trap) in try control.bridge.detail(value) }
      return .container(
        ContainerElement(
          type: type, detail: value, layout: .horizontal(alignment: .center, spacing: nil),
          content: label))
    }
  }
}
