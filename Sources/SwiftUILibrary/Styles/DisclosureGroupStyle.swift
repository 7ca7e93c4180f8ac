extension Feature {
  static let disclosureGroupStyle = Feature(
    "DisclosureGroupStyle",
    #"""
    /// How disclosure groups look: a view made of their parts.
    protocol DisclosureGroupStyle {
      associatedtype Body: View
      typealias Configuration = DisclosureGroupStyleConfiguration
      @ViewBuilder func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Body
    }

    /// What a style of disclosure groups works with.
    struct DisclosureGroupStyleConfiguration {
      typealias Label = _StyleContent
      typealias Content = _StyleContent
      let label: Label
      let content: Content
      @Binding var isExpanded: Bool
    }

    struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _StandardStyle { init() {} }

    extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
      static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
    }

    extension DisclosureGroupStyle where Self: _StandardStyle {
      func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
          configuration.content
        } label: {
          configuration.label
        }
        .disclosureGroupStyle(self)
      }
    }

    extension View {
      /// Sets how disclosure groups look.
      func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("disclosureGroupStyle", "DisclosureGroup", style,
          style is _StandardStyle
            ? nil
            : { (configuration: DisclosureGroupStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
