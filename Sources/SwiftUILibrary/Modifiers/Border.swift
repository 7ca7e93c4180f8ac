extension Feature {
  static let border = Feature(
    "Border",
    #"""
    extension View {
      /// Draws a line around this view, inside its bounds.
      func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1
      ) -> ModifiedContent<
        Self, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle._Inset>, S>>
      > {
        ModifiedContent(
          content: self,
          modifier: _OverlayModifier(
            overlay: Rectangle().inset(by: width / 2).stroke(content, lineWidth: width),
            alignment: .center, _name: "border"))
      }
    }
    """#)
}
