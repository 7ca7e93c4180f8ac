extension Feature {
  static let navigationBar = Feature(
    "NavigationBar",
    #"""
    struct _NavigationBarModifier {
      let _value: Any?
      var _name: String = "navigationBarHidden"
    }

    /// The bar of a screen.
    struct NavigationBarItem {
      /// How large the title is.
      enum TitleDisplayMode: Hashable { case automatic, inline, large, inlineLarge }
    }

    extension View {
      /// Says how large the title of the screen is.
      func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
      ) -> ModifiedContent<Self, _NavigationBarModifier> {
        ModifiedContent(
          content: self,
          modifier: _NavigationBarModifier(
            _value: displayMode, _name: "navigationBarTitleDisplayMode"))
      }
      /// Hides the bar of the screen.
      func navigationBarHidden(_ hidden: Bool) -> ModifiedContent<Self, _NavigationBarModifier> {
        ModifiedContent(content: self, modifier: _NavigationBarModifier(_value: hidden))
      }
      /// Hides the way back.
      func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
      ) -> ModifiedContent<Self, _NavigationBarModifier> {
        ModifiedContent(
          content: self,
          modifier: _NavigationBarModifier(
            _value: hidesBackButton, _name: "navigationBarBackButtonHidden"))
      }
    }
    """#)
}
