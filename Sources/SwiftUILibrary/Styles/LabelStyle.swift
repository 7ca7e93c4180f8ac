extension Feature {
  static let labelStyle = Feature(
    "LabelStyle",
    #"""
    /// How labels look: a view made of their parts.
    protocol LabelStyle {
      associatedtype Body: View
      typealias Configuration = LabelStyleConfiguration
      @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Body
    }

    /// What a style of labels works with.
    struct LabelStyleConfiguration {
      typealias Title = _StyleContent
      typealias Icon = _StyleContent
      let title: Title
      let icon: Icon
    }

    struct DefaultLabelStyle: LabelStyle, _StandardStyle { init() {} }
    struct IconOnlyLabelStyle: LabelStyle {
      init() {}
      func makeBody(configuration: LabelStyleConfiguration) -> _StyleContent {
        configuration.icon
      }
    }
    struct TitleOnlyLabelStyle: LabelStyle {
      init() {}
      func makeBody(configuration: LabelStyleConfiguration) -> _StyleContent {
        configuration.title
      }
    }
    struct TitleAndIconLabelStyle: LabelStyle, _StandardStyle { init() {} }

    extension LabelStyle where Self == DefaultLabelStyle {
      static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
    }

    extension LabelStyle where Self == IconOnlyLabelStyle {
      static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
    }

    extension LabelStyle where Self == TitleOnlyLabelStyle {
      static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
    }

    extension LabelStyle where Self == TitleAndIconLabelStyle {
      static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    }

    extension LabelStyle where Self: _StandardStyle {
      func makeBody(configuration: LabelStyleConfiguration) -> some View {
        Label(configuration).labelStyle(self)
      }
    }

    extension View {
      /// Sets how labels look.
      func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("labelStyle", "Label", style,
          style is _StandardStyle
            ? nil
            : { (configuration: LabelStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
