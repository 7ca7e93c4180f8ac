extension Feature {
  static let menuStyle = Feature(
    "MenuStyle",
    #"""
    /// How menus look.
    protocol MenuStyle {}

    struct DefaultMenuStyle: MenuStyle { init() {} }
    struct ButtonMenuStyle: MenuStyle { init() {} }
    struct BorderlessButtonMenuStyle: MenuStyle { init() {} }

    extension MenuStyle where Self == DefaultMenuStyle {
      static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    }

    extension MenuStyle where Self == ButtonMenuStyle {
      static var button: ButtonMenuStyle { ButtonMenuStyle() }
    }

    extension MenuStyle where Self == BorderlessButtonMenuStyle {
      static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
    }

    extension View {
      /// Sets how menus look.
      func menuStyle<S: MenuStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("menuStyle", "Menu", style, nil)
      }
    }
    """#)
}
