import Interpreter
import ViewRuntime

extension Feature {
  static let rotationEffect = Feature(
    "RotationEffect",
    #"""
    struct _RotationEffect: GeometryEffect {
      let _angle: Angle
      let anchor: UnitPoint?
      var _name: String = "rotationEffect"
      var angle: Angle { _angle }
      func _turned() -> CGPoint { CGPoint(x: cos(_angle.radians), y: sin(_angle.radians)) }
      func effectValue(size: CGSize) -> ProjectionTransform {
        _around(anchor, size, CGAffineTransform(rotationAngle: CGFloat(_angle.radians)))
      }
    }

    extension _RotationEffect {
      init(angle: Angle, anchor: UnitPoint = .center) {
        self.init(_angle: angle, anchor: anchor == .center ? nil : anchor)
      }
    }

    /// A change of coordinates around a point of a view.
    func _around(
      _ anchor: UnitPoint?, _ size: CGSize, _ change: CGAffineTransform
    ) -> ProjectionTransform {
      let (x, y) = (size.width * (anchor?.x ?? 0.5), size.height * (anchor?.y ?? 0.5))
      return ProjectionTransform(
        CGAffineTransform(translationX: -x, y: -y).concatenating(change)
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }

    struct _Rotation3DEffect {
      let _angle: Angle
      let x: CGFloat
      let y: CGFloat
      let z: CGFloat
      var _name: String = "rotation3DEffect"
    }

    extension View {
      /// Draws this view turned; its place in the layout stays, and what measures the view from
      /// outside finds the upright rectangle around it.
      func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
      ) -> ModifiedContent<Self, _RotationEffect> {
        ModifiedContent(
          content: self,
          modifier: _RotationEffect(_angle: angle, anchor: anchor == .center ? nil : anchor))
      }
      /// Draws this view turned in space.
      func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
      ) -> ModifiedContent<Self, _Rotation3DEffect> {
        ModifiedContent(
          content: self,
          modifier: _Rotation3DEffect(_angle: angle, x: axis.x, y: axis.y, z: axis.z))
      }
    }
    """#,
    modifiers: [
      "_RotationEffect": { part throws(Trap) in
        let turned = try part.bridge.callMember("_turned", of: part.value, [])
        defer { part.bridge.evaluator.release(turned) }
        let point = Part(part.bridge, turned)
        let (cosine, sine) = (point.number("x"), point.number("y"))
        return try drawing(part, AffineTransform(a: cosine, b: sine, c: -sine, d: cosine))
      }
    ])
}
