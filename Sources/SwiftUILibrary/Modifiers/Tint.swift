extension Feature {
  static let tint = Feature(
    "Tint",
    #"""
    struct _TintModifier {
      let _tint: Any?
      var _name: String = "tint"
    }

    extension View {
      /// Sets the color of controls.
      @_disfavoredOverload
      func tint(_ tint: Color?) -> ModifiedContent<Self, _TintModifier> {
        ModifiedContent(content: self, modifier: _TintModifier(_tint: tint))
      }
      func tint<S: ShapeStyle>(_ tint: S?) -> ModifiedContent<Self, _TintModifier> {
        ModifiedContent(content: self, modifier: _TintModifier(_tint: tint))
      }
      /// Sets the color of controls, in the older form.
      func accentColor(_ accentColor: Color?) -> ModifiedContent<Self, _TintModifier> {
        ModifiedContent(
          content: self, modifier: _TintModifier(_tint: accentColor, _name: "accentColor"))
      }
    }
    """#)
}
