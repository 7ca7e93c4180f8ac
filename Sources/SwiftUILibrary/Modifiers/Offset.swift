import Interpreter

extension Feature {
  static let offset = Feature(
    "Offset",
    #"""
    struct _OffsetEffect: GeometryEffect {
      var offset: CGSize
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
      }
    }

    extension View {
      /// Draws this view somewhere else; its place in the layout stays (G40).
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> {
        ModifiedContent(
          content: self,
          modifier: _OffsetEffect(offset: CGSize(width: x, height: y)))
      }
      func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
        ModifiedContent(content: self, modifier: _OffsetEffect(offset: offset))
      }
    }
    """#,
    modifiers: [
      "_OffsetEffect": { part throws(Trap) in
        let offset = Part(part.bridge, part.value("offset"))
        let (x, y) = (offset.number("width"), offset.number("height"))
        return Modification(
          "offset",
          detail: Detail.list([
            x == 0 && y != 0 ? nil : "x: \(Detail.number(x))",
            y == 0 ? nil : "y: \(Detail.number(y))",
          ]), .layout(.offset(x: x, y: y)))
      }
    ])
}
