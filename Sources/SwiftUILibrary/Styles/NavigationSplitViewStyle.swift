extension Feature {
  static let navigationSplitViewStyle = Feature(
    "NavigationSplitViewStyle",
    #"""
    /// How columns of navigation look.
    protocol NavigationSplitViewStyle {}

    struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
    struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
    struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }

    extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
      static var automatic: AutomaticNavigationSplitViewStyle {
        AutomaticNavigationSplitViewStyle()
      }
    }

    extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
      static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
    }

    extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
      static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
      }
    }

    extension View {
      /// Sets how columns of navigation look.
      func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("navigationSplitViewStyle", "NavigationSplitView", style, nil)
      }
    }
    """#)
}
