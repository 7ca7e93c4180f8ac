import Interpreter
import ViewRuntime

extension Feature {
  static let labeledContent = Feature(
    "LabeledContent",
    #"""
    /// A value with its name.
    struct LabeledContent<Label: View, Content: View>: View {
      typealias Body = Never
      let _label: Label
      let _content: Content
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._content = content()
      }
      var body: Never { _primitiveBody() }
      func _configuration() -> LabeledContentStyleConfiguration {
        LabeledContentStyleConfiguration(
          label: _StyleContent(_content: _label), content: _StyleContent(_content: _content))
      }
    }

    extension LabeledContent where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self._label = Text(titleKey)
        self._content = content()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self._label = Text(title)
        self._content = content()
      }
    }

    extension LabeledContent where Label == Text, Content == Text {
      init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self._label = Text(titleKey)
        self._content = Text(value)
      }
      init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) {
        self._label = Text(titleKey)
        self._content = Text(value, format: format)
      }
      @_disfavoredOverload
      init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self._label = Text(title)
        self._content = Text(value)
      }
      @_disfavoredOverload
      init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) {
        self._label = Text(title)
        self._content = Text(value, format: format)
      }
    }

    extension LabeledContent where Label == _StyleContent, Content == _StyleContent {
      init(_ configuration: LabeledContentStyleConfiguration) {
        self._label = configuration.label
        self._content = configuration.content
      }
    }
    """#,
    views: [
      "LabeledContent": { part throws(Trap) in
        if let styled = part.styled("LabeledContent") {
          return .container(
            ContainerElement(type: "LabeledContent", layout: .passthrough, content: styled))
        }
        let label = try part.element("_label", as: part.typeArgument(0))
        let content = try part.element("_content", as: part.typeArgument(1))
        return .container(
          ContainerElement(
            type: "LabeledContent", layout: .horizontal(alignment: .center, spacing: nil),
            content: .tuple([label, content])))
      }
    ])
}
