extension Feature {
  static let tabViewStyle = Feature(
    "TabViewStyle",
    #"""
    /// How tabs look.
    protocol TabViewStyle {}

    struct DefaultTabViewStyle: TabViewStyle { init() {} }
    struct PageTabViewStyle: TabViewStyle {
      let indexDisplayMode: IndexDisplayMode
      init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
      }

      /// When dots are shown.
      struct IndexDisplayMode: Hashable {
        let _name: String
        static let automatic = IndexDisplayMode(_name: "automatic")
        static let always = IndexDisplayMode(_name: "always")
        static let never = IndexDisplayMode(_name: "never")
      }
    }
    struct SidebarAdaptableTabViewStyle: TabViewStyle { init() {} }
    struct TabBarOnlyTabViewStyle: TabViewStyle { init() {} }
    struct GroupedTabViewStyle: TabViewStyle { init() {} }
    struct VerticalPageTabViewStyle: TabViewStyle { init() {} }

    extension TabViewStyle where Self == DefaultTabViewStyle {
      static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    }

    extension TabViewStyle where Self == PageTabViewStyle {
      static var page: PageTabViewStyle { PageTabViewStyle() }
    }

    extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
      static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
    }

    extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
      static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
    }

    extension TabViewStyle where Self == GroupedTabViewStyle {
      static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
    }

    extension TabViewStyle where Self == VerticalPageTabViewStyle {
      static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
    }

    extension TabViewStyle where Self == PageTabViewStyle {
      static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
      ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
      }
    }

    extension View {
      /// Sets how tabs look.
      func tabViewStyle<S: TabViewStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("tabViewStyle", "TabView", style, nil)
      }
    }
    """#)
}
