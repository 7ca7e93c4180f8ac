import Interpreter
import ViewRuntime

extension Feature {
  static let controlGroup = Feature(
    "ControlGroup",
    #"""
    /// Controls that belong together.
    struct ControlGroup<Label: View, Content: View>: View {
      typealias Body = Never
      let _label: Label?
      let _content: Content
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._content = content()
      }
      var body: Never { _primitiveBody() }
      func _configuration() -> ControlGroupStyleConfiguration {
        ControlGroupStyleConfiguration(
          content: _StyleContent(_content: _content),
          label: _label.map { _StyleContent(_content: $0) }
            ?? _StyleContent(_content: EmptyView()))
      }
    }

    extension ControlGroup
    where
      Label == ControlGroupStyleConfiguration.Label,
      Content == ControlGroupStyleConfiguration.Content
    {
      init(_ configuration: ControlGroupStyleConfiguration) {
        self._label = configuration.label
        self._content = configuration.content
      }
    }

    extension ControlGroup where Label == EmptyView {
      init(@ViewBuilder content: () -> Content) {
        self._label = nil
        self._content = content()
      }
    }

    extension ControlGroup where Label == Text {
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

    extension ControlGroup where Label == _IconLabel {
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
      ) {
        self._label = _IconLabel(titleKey, systemImage: systemImage)
        self._content = content()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
      ) {
        self._label = _IconLabel(title, systemImage: systemImage)
        self._content = content()
      }
    }
    """#,
    views: [
      "ControlGroup": { part throws(Trap) in
        if let styled = part.styled("ControlGroup") {
          return .container(
            ContainerElement(type: "ControlGroup", layout: .passthrough, content: styled))
        }
        let content = try part.element("_content", as: part.typeArgument(1))
        return .container(
          ContainerElement(
            type: "ControlGroup", layout: .horizontal(alignment: .center, spacing: nil),
            content: content))
      }
    ])
}
