extension Feature {
  static let formStyle = Feature(
    "FormStyle",
    #"""
    /// How forms look: a view made of their content.
    protocol FormStyle {
      associatedtype Body: View
      typealias Configuration = FormStyleConfiguration
      @ViewBuilder func makeBody(configuration: FormStyleConfiguration) -> Body
    }

    /// What a style of forms works with.
    struct FormStyleConfiguration {
      typealias Content = _StyleContent
      let content: Content
    }

    struct AutomaticFormStyle: FormStyle, _StandardStyle { init() {} }
    struct ColumnsFormStyle: FormStyle, _StandardStyle { init() {} }
    struct GroupedFormStyle: FormStyle, _StandardStyle { init() {} }

    extension FormStyle where Self == AutomaticFormStyle {
      static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    }

    extension FormStyle where Self == ColumnsFormStyle {
      static var columns: ColumnsFormStyle { ColumnsFormStyle() }
    }

    extension FormStyle where Self == GroupedFormStyle {
      static var grouped: GroupedFormStyle { GroupedFormStyle() }
    }

    extension FormStyle where Self: _StandardStyle {
      func makeBody(configuration: FormStyleConfiguration) -> some View {
        Form(configuration).formStyle(self)
      }
    }

    extension View {
      /// Sets how forms look.
      func formStyle<S: FormStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("formStyle", "Form", style,
          style is _StandardStyle
            ? nil
            : { (configuration: FormStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
