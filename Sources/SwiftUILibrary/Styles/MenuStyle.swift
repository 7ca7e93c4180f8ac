extension Feature {
  static let menuStyle = Feature(
    "MenuStyle",
    #"""
    /// How menus look: a view made of the menu.
    protocol MenuStyle {
      associatedtype Body: View
      typealias Configuration = MenuStyleConfiguration
      @ViewBuilder func makeBody(configuration: MenuStyleConfiguration) -> Body
    }

    /// What a style of menus works with: it can only be handed on to a menu.
    struct MenuStyleConfiguration {
      typealias Label = _StyleContent
      typealias Content = _StyleContent
      let _label: Label
      let _content: Content
      let _primaryAction: (() -> Void)?
    }

    struct DefaultMenuStyle: MenuStyle, _StandardStyle { init() {} }
    struct ButtonMenuStyle: MenuStyle, _StandardStyle { init() {} }
    struct BorderlessButtonMenuStyle: MenuStyle, _StandardStyle { init() {} }

    extension MenuStyle where Self == DefaultMenuStyle {
      static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    }

    extension MenuStyle where Self == ButtonMenuStyle {
      static var button: ButtonMenuStyle { ButtonMenuStyle() }
    }

    extension MenuStyle where Self == BorderlessButtonMenuStyle {
      static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
    }

    extension MenuStyle where Self: _StandardStyle {
      func makeBody(configuration: MenuStyleConfiguration) -> some View {
        Menu(configuration).menuStyle(self)
      }
    }

    extension View {
      /// Sets how menus look.
      func menuStyle<S: MenuStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("menuStyle", "Menu", style,
          style is _StandardStyle
            ? nil
            : { (configuration: MenuStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
