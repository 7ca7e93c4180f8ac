extension Feature {
  static let border = Feature(
    "Border",
    #"""
    extension View {
      /// Draws a line around this view, inside its bounds.
      func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1
      ) -> ModifiedContent<
        Self, _OverlayModifier<_ShapeView<_StrokedShape<_InsetShape<Rectangle>>, S>>
      > {
        ModifiedContent(
          content: self,
          modifier: _OverlayModifier(
            overlay: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center,
            _name: "border"))
      }
    }
    """#)
}
