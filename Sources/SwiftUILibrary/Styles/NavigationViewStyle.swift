extension Feature {
  static let navigationViewStyle = Feature(
    "NavigationViewStyle",
    #"""
    /// How navigation views look.
    protocol NavigationViewStyle {}

    struct DefaultNavigationViewStyle: NavigationViewStyle { init() {} }
    struct StackNavigationViewStyle: NavigationViewStyle { init() {} }
    struct ColumnNavigationViewStyle: NavigationViewStyle { init() {} }
    struct DoubleColumnNavigationViewStyle: NavigationViewStyle { init() {} }

    extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
      static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
    }

    extension NavigationViewStyle where Self == StackNavigationViewStyle {
      static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    }

    extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
      static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
    }

    extension View {
      /// Sets how navigation views look.
      func navigationViewStyle<S: NavigationViewStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("navigationViewStyle", "NavigationView", style, nil)
      }
    }
    """#)
}
