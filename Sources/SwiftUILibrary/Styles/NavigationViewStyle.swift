import Interpreter

extension Feature {
  static let navigationViewStyle = Feature(
    "NavigationViewStyle",
    #"""
    /// How navigation looks.
    protocol NavigationViewStyle {}

    struct DefaultNavigationViewStyle: NavigationViewStyle { init() {} }
    struct StackNavigationViewStyle: NavigationViewStyle { init() {} }
    struct ColumnNavigationViewStyle: NavigationViewStyle { init() {} }

    extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
      static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
    }

    extension NavigationViewStyle where Self == StackNavigationViewStyle {
      static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    }

    extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
      static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
    }

    struct _NavigationViewStyleModifier<Style> {
      let _style: Style
    }

    extension View {
      /// Sets how navigation looks.
      func navigationViewStyle<S: NavigationViewStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _NavigationViewStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _NavigationViewStyleModifier(_style: style))
      }
    }
    """#,
    modifiers: [
      "_NavigationViewStyleModifier": { part throws(Trap) in
        Modification("navigationViewStyle", detail: try part.styleDetail("_style"))
      }
    ])
}
