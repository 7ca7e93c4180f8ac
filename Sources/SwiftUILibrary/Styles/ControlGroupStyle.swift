extension Feature {
  static let controlGroupStyle = Feature(
    "ControlGroupStyle",
    #"""
    /// How control groups look: a view made of their parts.
    protocol ControlGroupStyle {
      associatedtype Body: View
      typealias Configuration = ControlGroupStyleConfiguration
      @ViewBuilder func makeBody(configuration: ControlGroupStyleConfiguration) -> Body
    }

    /// What a style of control groups works with.
    struct ControlGroupStyleConfiguration {
      typealias Label = _StyleContent
      typealias Content = _StyleContent
      let content: Content
      let label: Label
    }

    struct AutomaticControlGroupStyle: ControlGroupStyle, _StandardStyle { init() {} }
    struct NavigationControlGroupStyle: ControlGroupStyle, _StandardStyle { init() {} }
    struct MenuControlGroupStyle: ControlGroupStyle, _StandardStyle { init() {} }
    struct CompactMenuControlGroupStyle: ControlGroupStyle, _StandardStyle { init() {} }
    struct PaletteControlGroupStyle: ControlGroupStyle, _StandardStyle { init() {} }

    extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
      static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    }

    extension ControlGroupStyle where Self == NavigationControlGroupStyle {
      static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
    }

    extension ControlGroupStyle where Self == MenuControlGroupStyle {
      static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
    }

    extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
      static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
    }

    extension ControlGroupStyle where Self == PaletteControlGroupStyle {
      static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
    }

    extension ControlGroupStyle where Self: _StandardStyle {
      func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
      }
    }

    extension View {
      /// Sets how control groups look.
      func controlGroupStyle<S: ControlGroupStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("controlGroupStyle", "ControlGroup", style,
          style is _StandardStyle
            ? nil
            : { (configuration: ControlGroupStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
