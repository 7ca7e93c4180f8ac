import Interpreter
import ViewRuntime

extension Feature {
  static let scaleEffect = Feature(
    "ScaleEffect",
    #"""
    struct _ScaleEffect: GeometryEffect {
      let _scale: CGSize
      let anchor: UnitPoint?
      var _name: String = "scaleEffect"
      var scale: CGSize { _scale }
      func effectValue(size: CGSize) -> ProjectionTransform {
        _around(anchor, size, CGAffineTransform(scaleX: _scale.width, y: _scale.height))
      }
    }

    extension _ScaleEffect {
      init(scale: CGSize, anchor: UnitPoint = .center) {
        self.init(_scale: scale, anchor: anchor == .center ? nil : anchor)
      }
    }

    extension View {
      /// Draws this view larger or smaller; its place in the layout stays, and what measures the
      /// view from outside finds it as it is drawn.
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
    """#,
    modifiers: [
      "_ScaleEffect": { part throws(Trap) in
        let scale = Part(part.bridge, part.value("_scale"))
        return try drawing(
          part, AffineTransform(a: scale.number("width"), b: 0, c: 0, d: scale.number("height")))
      }
    ])
}
