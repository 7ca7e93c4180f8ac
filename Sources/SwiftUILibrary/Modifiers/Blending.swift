extension Feature {
  static let blending = Feature(
    "Blending",
    #"""
    struct _BlendModeEffect {
      let _blendMode: BlendMode
      var _name: String = "blendMode"
    }

    struct _DrawingEffect {
      let _amount: Double?
      var _name: String = "brightness"
    }

    extension View {
      /// Mixes this view's colors with what lies behind it.
      func blendMode(_ blendMode: BlendMode) -> ModifiedContent<Self, _BlendModeEffect> {
        ModifiedContent(content: self, modifier: _BlendModeEffect(_blendMode: blendMode))
      }
      /// Makes this view brighter.
      func brightness(_ amount: Double) -> ModifiedContent<Self, _DrawingEffect> {
        ModifiedContent(content: self, modifier: _DrawingEffect(_amount: amount))
      }
      /// Changes the contrast of this view.
      func contrast(_ amount: Double) -> ModifiedContent<Self, _DrawingEffect> {
        ModifiedContent(
          content: self, modifier: _DrawingEffect(_amount: amount, _name: "contrast"))
      }
      /// Changes the saturation of this view.
      func saturation(_ amount: Double) -> ModifiedContent<Self, _DrawingEffect> {
        ModifiedContent(
          content: self, modifier: _DrawingEffect(_amount: amount, _name: "saturation"))
      }
      /// Takes colors out of this view.
      func grayscale(_ amount: Double) -> ModifiedContent<Self, _DrawingEffect> {
        ModifiedContent(
          content: self, modifier: _DrawingEffect(_amount: amount, _name: "grayscale"))
      }
      /// Inverts the colors of this view.
      func colorInvert() -> ModifiedContent<Self, _DrawingEffect> {
        ModifiedContent(
          content: self, modifier: _DrawingEffect(_amount: nil, _name: "colorInvert"))
      }
      /// Draws this view as one, then applies effects.
      func compositingGroup() -> ModifiedContent<Self, _DrawingEffect> {
        ModifiedContent(
          content: self, modifier: _DrawingEffect(_amount: nil, _name: "compositingGroup"))
      }
      /// Draws this view off screen first.
      func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
      ) -> ModifiedContent<Self, _DrawingEffect> {
        ModifiedContent(
          content: self, modifier: _DrawingEffect(_amount: nil, _name: "drawingGroup"))
      }
    }
    """#)
}
