extension Feature {
  static let indexViewStyle = Feature(
    "IndexViewStyle",
    #"""
    /// How page dots look.
    protocol IndexViewStyle {}

    struct PageIndexViewStyle: IndexViewStyle {
      let backgroundDisplayMode: BackgroundDisplayMode
      init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
      }

      /// When dots have a background.
      struct BackgroundDisplayMode: Hashable {
        let _name: String
        static let automatic = BackgroundDisplayMode(_name: "automatic")
        static let interactive = BackgroundDisplayMode(_name: "interactive")
        static let always = BackgroundDisplayMode(_name: "always")
        static let never = BackgroundDisplayMode(_name: "never")
      }
    }

    extension IndexViewStyle where Self == PageIndexViewStyle {
      static var page: PageIndexViewStyle { PageIndexViewStyle() }
    }

    extension IndexViewStyle where Self == PageIndexViewStyle {
      static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
      ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
      }
    }

    extension View {
      /// Sets how page dots look.
      func indexViewStyle<S: IndexViewStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("indexViewStyle", "IndexView", style, nil)
      }
    }
    """#)
}
