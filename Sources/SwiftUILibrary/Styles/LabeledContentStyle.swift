extension Feature {
  static let labeledContentStyle = Feature(
    "LabeledContentStyle",
    #"""
    /// How labeled values look: a view made of their parts.
    protocol LabeledContentStyle {
      associatedtype Body: View
      typealias Configuration = LabeledContentStyleConfiguration
      @ViewBuilder func makeBody(configuration: LabeledContentStyleConfiguration) -> Body
    }

    /// What a style of labeled values works with.
    struct LabeledContentStyleConfiguration {
      typealias Label = _StyleContent
      typealias Content = _StyleContent
      let label: Label
      let content: Content
    }

    struct AutomaticLabeledContentStyle: LabeledContentStyle, _StandardStyle { init() {} }

    extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
      static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
    }

    extension LabeledContentStyle where Self: _StandardStyle {
      func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
        LabeledContent(configuration).labeledContentStyle(self)
      }
    }

    extension View {
      /// Sets how labeled values look.
      func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("labeledContentStyle", "LabeledContent", style,
          style is _StandardStyle
            ? nil
            : { (configuration: LabeledContentStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
