extension Feature {
  static let groupBoxStyle = Feature(
    "GroupBoxStyle",
    #"""
    /// How group boxes look: a view made of their parts.
    protocol GroupBoxStyle {
      associatedtype Body: View
      typealias Configuration = GroupBoxStyleConfiguration
      @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Body
    }

    /// What a style of group boxes works with.
    struct GroupBoxStyleConfiguration {
      typealias Label = _StyleContent
      typealias Content = _StyleContent
      let label: Label
      let content: Content
    }

    struct DefaultGroupBoxStyle: GroupBoxStyle, _StandardStyle { init() {} }

    extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
      static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
    }

    extension GroupBoxStyle where Self: _StandardStyle {
      func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
        GroupBox(configuration).groupBoxStyle(self)
      }
    }

    extension View {
      /// Sets how group boxes look.
      func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("groupBoxStyle", "GroupBox", style,
          style is _StandardStyle
            ? nil
            : { (configuration: GroupBoxStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
