extension Feature {
  static let shadow = Feature(
    "Shadow",
    #"""
    struct _ShadowEffect {
      let color: Color?
      let radius: CGFloat
      let x: CGFloat
      let y: CGFloat
      var _name: String = "shadow"
    }

    extension View {
      /// Puts a shadow behind this view.
      func shadow(
        color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> ModifiedContent<Self, _ShadowEffect> {
        ModifiedContent(
          content: self, modifier: _ShadowEffect(color: color, radius: radius, x: x, y: y))
      }
    }
    """#)
}
