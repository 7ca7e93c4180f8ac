import Interpreter
import ViewRuntime

extension Feature {
  static let transformEffect = Feature(
    "TransformEffect",
    #"""
    struct _TransformEffect {
      let transform: CGAffineTransform
    }

    extension View {
      /// Draws this view moved, turned and bent around its top left corner.
      func transformEffect(
        _ transform: CGAffineTransform
      ) -> ModifiedContent<Self, _TransformEffect> {
        ModifiedContent(content: self, modifier: _TransformEffect(transform: transform))
      }
    }
    """#,
    modifiers: [
      "_TransformEffect": { part throws(Trap) in
        let matrix = Part(part.bridge, part.value("transform"))
        let transform = AffineTransform(
          a: matrix.number("a"), b: matrix.number("b"), c: matrix.number("c"),
          d: matrix.number("d"), x: matrix.number("tx"), y: matrix.number("ty"))
        return Modification("transformEffect", .drawing(.around(.zero, transform)))
      }
    ])
}
