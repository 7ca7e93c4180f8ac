import Interpreter
import ViewRuntime

extension Feature {
  static let groupBox = Feature(
    "GroupBox",
    #"""
    /// Views in a box, with a label.
    struct GroupBox<Label: View, Content: View>: View {
      typealias Body = Never
      let _label: Label
      let _content: Content
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._content = content()
      }
      init(label: Label, @ViewBuilder content: () -> Content) {
        self._label = label
        self._content = content()
      }
      var body: Never { _primitiveBody() }
      func _configuration() -> GroupBoxStyleConfiguration {
        GroupBoxStyleConfiguration(
          label: _StyleContent(_content: _label), content: _StyleContent(_content: _content))
      }
    }

    extension GroupBox
    where
      Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
    {
      init(_ configuration: GroupBoxStyleConfiguration) {
        self._label = configuration.label
        self._content = configuration.content
      }
    }

    extension GroupBox where Label == EmptyView {
      init(@ViewBuilder content: () -> Content) {
        self._label = EmptyView()
        self._content = content()
      }
    }

    extension GroupBox where Label == Text {
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
    """#,
    views: [
      "GroupBox": { part throws(Trap) in
        if let styled = part.styled("GroupBox") {
          return .container(
            ContainerElement(type: "GroupBox", layout: .passthrough, content: styled))
        }
        return try labelled("GroupBox", part)
      }
    ])

  /// A column of a label and what it belongs to.
  static func labelled(_ type: String, _ part: Part) throws(Trap) -> ViewElement {
    let label = try part.element("_label", as: part.typeArgument(0))
    let content = try part.element("_content", as: part.typeArgument(1))
    return .container(
      ContainerElement(
        type: type, layout: .vertical(alignment: .leading, spacing: nil),
        content: .tuple([label, content])))
  }
}
