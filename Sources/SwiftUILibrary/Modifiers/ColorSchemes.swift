extension Feature {
  static let colorSchemes = Feature(
    "ColorSchemes",
    #"""
    struct _PreferredColorSchemeModifier {
      let _colorScheme: ColorScheme?
      var _name: String = "preferredColorScheme"
    }

    extension View {
      /// Asks for light or dark.
      func preferredColorScheme(
        _ colorScheme: ColorScheme?
      ) -> ModifiedContent<Self, _PreferredColorSchemeModifier> {
        ModifiedContent(
          content: self, modifier: _PreferredColorSchemeModifier(_colorScheme: colorScheme))
      }
    }
    """#)
}
