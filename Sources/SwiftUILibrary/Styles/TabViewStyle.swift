import Interpreter

extension Feature {
  static let tabViewStyle = Feature(
    "TabViewStyle",
    #"""
    /// How tabs look.
    protocol TabViewStyle {}

    struct DefaultTabViewStyle: TabViewStyle { init() {} }
    struct PageTabViewStyle: TabViewStyle { init() {} }

    extension TabViewStyle where Self == DefaultTabViewStyle {
      static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    }

    extension TabViewStyle where Self == PageTabViewStyle {
      static var page: PageTabViewStyle { PageTabViewStyle() }
    }

    struct _TabViewStyleModifier<Style> {
      let _style: Style
    }

    extension View {
      /// Sets how tabs look.
      func tabViewStyle<S: TabViewStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _TabViewStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _TabViewStyleModifier(_style: style))
      }
    }
    """#,
    modifiers: [
      "_TabViewStyleModifier": { part throws(Trap) in
        Modification("tabViewStyle", detail: try part.styleDetail("_style"))
      }
    ])
}
