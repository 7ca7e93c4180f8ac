import Interpreter

extension Feature {
  static let position = Feature(
    "Position",
    #"""
    struct _PositionLayout {
      var position: CGPoint
    }

    extension View {
      /// Puts the centre of this view at a point of its parent (G40).
      func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout> {
        ModifiedContent(content: self, modifier: _PositionLayout(position: CGPoint(x: x, y: y)))
      }
      func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
        ModifiedContent(content: self, modifier: _PositionLayout(position: position))
      }
    }
    """#,
    modifiers: [
      "_PositionLayout": { part throws(Trap) in
        let point = Part(part.bridge, part.value("position"))
        let (x, y) = (point.number("x"), point.number("y"))
        return Modification(
          "position", detail: "x: \(Detail.number(x)), y: \(Detail.number(y))",
          .layout(.position(x: x, y: y)))
      }
    ])
}
