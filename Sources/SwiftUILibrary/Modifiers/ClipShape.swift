extension Feature {
  static let clipShape = Feature(
    "ClipShape",
    #"""
    struct _ClipEffect<ClipShape> {
      let _shape: ClipShape
      var _name: String = "clipShape"
    }

    extension View {
      /// Cuts this view to a shape.
      func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
      ) -> ModifiedContent<Self, _ClipEffect<S>> {
        ModifiedContent(content: self, modifier: _ClipEffect(_shape: shape))
      }
      /// Cuts this view to its bounds.
      func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
        ModifiedContent(
          content: self, modifier: _ClipEffect(_shape: Rectangle(), _name: "clipped"))
      }
      /// Rounds the corners of this view.
      func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
      ) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>> {
        ModifiedContent(
          content: self,
          modifier: _ClipEffect(
            _shape: RoundedRectangle(cornerRadius: radius), _name: "cornerRadius"))
      }
    }
    """#)
}
