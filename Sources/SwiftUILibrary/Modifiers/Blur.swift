extension Feature {
  static let blur = Feature(
    "Blur",
    #"""
    struct _BlurEffect {
      let radius: CGFloat
      let opaque: Bool
      var _name: String = "blur"
    }

    extension View {
      /// Blurs this view.
      func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _BlurEffect> {
        ModifiedContent(content: self, modifier: _BlurEffect(radius: radius, opaque: opaque))
      }
    }
    """#)
}
