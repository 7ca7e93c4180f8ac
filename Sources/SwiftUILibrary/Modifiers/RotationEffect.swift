extension Feature {
  static let rotationEffect = Feature(
    "RotationEffect",
    #"""
    struct _RotationEffect {
      let _angle: Angle
      let anchor: UnitPoint?
      var _name: String = "rotationEffect"
    }

    struct _Rotation3DEffect {
      let _angle: Angle
      let x: CGFloat
      let y: CGFloat
      let z: CGFloat
      var _name: String = "rotation3DEffect"
    }

    extension View {
      /// Draws this view turned; its place in the layout stays.
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
    """#)
}
