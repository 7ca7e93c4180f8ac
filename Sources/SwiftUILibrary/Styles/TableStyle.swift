extension Feature {
  static let tableStyle = Feature(
    "TableStyle",
    #"""
    /// How tables look.
    protocol TableStyle {}

    struct AutomaticTableStyle: TableStyle { init() {} }
    struct InsetTableStyle: TableStyle { init() {} }
    struct BorderedTableStyle: TableStyle { init() {} }

    extension TableStyle where Self == AutomaticTableStyle {
      static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
    }

    extension TableStyle where Self == InsetTableStyle {
      static var inset: InsetTableStyle { InsetTableStyle() }
    }

    extension TableStyle where Self == BorderedTableStyle {
      static var bordered: BorderedTableStyle { BorderedTableStyle() }
    }

    extension View {
      /// Sets how tables look.
      func tableStyle<S: TableStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("tableStyle", "Table", style, nil)
      }
    }
    """#)
}
