import Interpreter
import ViewRuntime

extension Feature {
  static let label = Feature(
    "Label",
    #"""
    /// An icon with a title.
    struct Label<Title: View, Icon: View>: View {
      typealias Body = Never
      let _title: Title
      let _icon: Icon
      init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self._title = title()
        self._icon = icon()
      }
      var body: Never { _primitiveBody() }
      func _configuration() -> LabelStyleConfiguration {
        LabelStyleConfiguration(
          title: _StyleContent(_content: _title), icon: _StyleContent(_content: _icon))
      }
    }

    extension Label where Title == Text, Icon == Image {
      init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self._title = Text(titleKey)
        self._icon = Image(systemName: name)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self._title = Text(title)
        self._icon = Image(systemName: name)
      }
      init(_ titleKey: LocalizedStringKey, image name: String) {
        self._title = Text(titleKey)
        self._icon = Image(name)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, image name: String) {
        self._title = Text(title)
        self._icon = Image(name)
      }
      init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self._title = Text(titleKey)
        self._icon = Image(resource)
      }
    }

    extension Label where Title == _StyleContent, Icon == _StyleContent {
      init(_ configuration: LabelStyleConfiguration) {
        self._title = configuration.title
        self._icon = configuration.icon
      }
    }
    """#,
    views: [
      "Label": { part throws(Trap) in
        if let styled = part.styled("Label") {
          // A title that its style does not show still names the label.
          let title = try part.element("_title", as: part.typeArgument(0))
          return .container(
            ContainerElement(
              type: "Label", layout: .passthrough, content: styled,
              labels: title.firstText.map { [$0] } ?? []))
        }
        let icon = try part.element("_icon", as: part.typeArgument(1))
        let title = try part.element("_title", as: part.typeArgument(0))
        return .container(
          ContainerElement(
            type: "Label", layout: .horizontal(alignment: .center, spacing: nil),
            content: .tuple([icon, title])))
      }
    ])
}
