extension Feature {
  static let formStyle = Feature(
    "FormStyle",
    #"""
    /// How forms look.
    protocol FormStyle {}

    struct AutomaticFormStyle: FormStyle { init() {} }
    struct ColumnsFormStyle: FormStyle { init() {} }
    struct GroupedFormStyle: FormStyle { init() {} }

    extension FormStyle where Self == AutomaticFormStyle {
      static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    }

    extension FormStyle where Self == ColumnsFormStyle {
      static var columns: ColumnsFormStyle { ColumnsFormStyle() }
    }

    extension FormStyle where Self == GroupedFormStyle {
      static var grouped: GroupedFormStyle { GroupedFormStyle() }
    }

    extension View {
      /// Sets how forms look.
      func formStyle<S: FormStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("formStyle", "Form", style, nil)
      }
    }
    """#)
}
