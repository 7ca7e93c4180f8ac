import Interpreter
import ViewRuntime

extension Feature {
  static let menu = Feature(
    "Menu",
    #"""
    /// A button that offers actions: they are made when it is tapped, and gone when one is chosen.
    struct Menu<Label: View, Content: View>: View {
      typealias Body = Never
      let _label: Label
      let _content: Content
      let _primaryAction: (() -> Void)?
      init(_label: Label, _content: Content, _primaryAction: (() -> Void)?) {
        self._label = _label
        self._content = _content
        self._primaryAction = _primaryAction
      }
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _content: content(), _primaryAction: nil)
      }
      init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
      ) {
        self.init(_label: label(), _content: content(), _primaryAction: primaryAction)
      }
      var body: Never { _primitiveBody() }
      func _configuration() -> MenuStyleConfiguration {
        MenuStyleConfiguration(
          _label: _StyleContent(_content: _label), _content: _StyleContent(_content: _content),
          _primaryAction: _primaryAction)
      }
    }

    extension Menu
    where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
      init(_ configuration: MenuStyleConfiguration) {
        self.init(
          _label: configuration._label, _content: configuration._content,
          _primaryAction: configuration._primaryAction)
      }
    }

    extension Menu where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(_label: Text(titleKey), _content: content(), _primaryAction: nil)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(_label: Text(title), _content: content(), _primaryAction: nil)
      }
      init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(_label: Text(titleKey), _content: content(), _primaryAction: primaryAction)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
      ) {
        self.init(_label: Text(title), _content: content(), _primaryAction: primaryAction)
      }
    }

    extension Menu where Label == _IconLabel {
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
      ) {
        self.init(
          _label: _IconLabel(titleKey, systemImage: systemImage), _content: content(),
          _primaryAction: nil)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
      ) {
        self.init(
          _label: _IconLabel(title, systemImage: systemImage), _content: content(),
          _primaryAction: nil)
      }
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(
          _label: _IconLabel(titleKey, systemImage: systemImage), _content: content(),
          _primaryAction: primaryAction)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(
          _label: _IconLabel(title, systemImage: systemImage), _content: content(),
          _primaryAction: primaryAction)
      }
    }
    """#,
    views: ["Menu": { part throws(Trap) in try menu(part) }])

  /// A menu opens at a tap; one with an action of its own does that, and opens at a long press.
  private static func menu(_ part: Part) throws(Trap) -> ViewElement {
    if let styled = part.styled("Menu") {
      return .container(ContainerElement(type: "Menu", layout: .passthrough, content: styled))
    }
    let label = try part.element("_label", as: part.typeArgument(0))
    let primary = part.value("_primaryAction").isNone ? nil : part.action("_primaryAction")
    let kept = part.kept()
    let bridge = part.bridge
    return .dynamic(
      DynamicElement(
        sources: [], remember: { Opening(bridge, of: "Menu") },
        make: { opening in
          let content = try opening.content(kept, "_content", as: kept.typeArgument(1))
          return .container(
            ContainerElement(
              type: "Menu", layout: .passthrough, content: label,
              interaction: .tap { try (primary ?? opening.opening)?() },
              attached: (content, .modal)))
        }))
  }
}
