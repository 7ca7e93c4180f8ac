extension Feature {
  static let tableStyle = Feature(
    "TableStyle",
    #"""
    /// How tables look.
    protocol TableStyle {}

    struct AutomaticTableStyle: TableStyle { init() {} }
    struct InsetTableStyle: TableStyle {
      let _alternates: Bool
      init() { self.init(alternatesRowBackgrounds: true) }
      init(alternatesRowBackgrounds: Bool) { self._alternates = alternatesRowBackgrounds }
    }
    struct BorderedTableStyle: TableStyle {
      let _alternates: Bool
      init() { self.init(alternatesRowBackgrounds: true) }
      init(alternatesRowBackgrounds: Bool) { self._alternates = alternatesRowBackgrounds }
    }

    extension TableStyle where Self == AutomaticTableStyle {
      static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
    }

    extension TableStyle where Self == InsetTableStyle {
      static var inset: InsetTableStyle { InsetTableStyle() }
      static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
      }
    }

    extension TableStyle where Self == BorderedTableStyle {
      static var bordered: BorderedTableStyle { BorderedTableStyle() }
      static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
      }
    }

    extension View {
      /// Sets how tables look.
      func tableStyle<S: TableStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("tableStyle", "Table", style, nil)
      }
    }
    """#)
}
