extension Feature {
  static let scaleEffect = Feature(
    "ScaleEffect",
    #"""
    struct _ScaleEffect {
      let _scale: CGSize
      let anchor: UnitPoint?
      var _name: String = "scaleEffect"
    }

    extension View {
      /// Draws this view larger or smaller; its place in the layout stays.
      func scaleEffect(
        _ s: CGFloat, anchor: UnitPoint = .center
      ) -> ModifiedContent<Self, _ScaleEffect> {
        ModifiedContent(
          content: self,
          modifier: _ScaleEffect(
            _scale: CGSize(width: s, height: s), anchor: anchor == .center ? nil : anchor))
      }
      func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
      ) -> ModifiedContent<Self, _ScaleEffect> {
        ModifiedContent(
          content: self,
          modifier: _ScaleEffect(_scale: scale, anchor: anchor == .center ? nil : anchor))
      }
      func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
      ) -> ModifiedContent<Self, _ScaleEffect> {
        ModifiedContent(
          content: self,
          modifier: _ScaleEffect(
            _scale: CGSize(width: x, height: y), anchor: anchor == .center ? nil : anchor))
      }
    }
    """#)
}
