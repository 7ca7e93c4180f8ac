import Interpreter

extension Feature {
  static let opacity = Feature(
    "Opacity",
    #"""
    struct _OpacityEffect {
      var opacity: Double
    }

    extension View {
      /// Sets the transparency of this view; it stays where it is, also at 0 (I22).
      func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
        ModifiedContent(content: self, modifier: _OpacityEffect(opacity: opacity))
      }
    }
    """#,
    modifiers: [
      "_OpacityEffect": { part throws(Trap) in
        Modification("opacity", detail: try part.detail("opacity"))
      }
    ])
}
