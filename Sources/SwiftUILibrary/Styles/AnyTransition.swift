import Interpreter

extension Feature {
  static let anyTransition = Feature(
    "AnyTransition",
    #"""
    /// How a view comes and goes: under an animation its removal takes as long (L13).
    struct AnyTransition {
      /// The transition as it would be written.
      let _description: String
      /// The animation it brings along.
      var _animation: Animation? = nil
      static let opacity = AnyTransition(_description: ".opacity")
      static let slide = AnyTransition(_description: ".slide")
      static let identity = AnyTransition(_description: ".identity")
      static let scale = AnyTransition(_description: ".scale")
      static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(_description: ".scale(scale: " + _reader(scale) + ")")
      }
      static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition.scale(scale: scale, anchor: anchor)
      }
      static func move(edge: Edge) -> AnyTransition {
        AnyTransition(_description: ".move(edge: " + _reader(edge) + ")")
      }
      static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(_description: ".push(from: " + _reader(edge) + ")")
      }
      static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(_description: ".offset(x: " + _reader(x) + ", y: " + _reader(y) + ")")
      }
      static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition.offset(x: offset.width, y: offset.height)
      }
      static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
          _description: ".asymmetric(insertion: " + insertion._description + ", removal: "
            + removal._description + ")")
      }
      static func modifier<E>(active: E, identity: E) -> AnyTransition {
        AnyTransition(_description: ".modifier")
      }
      /// Does two transitions at once.
      func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(_description: _description + ".combined(with: " + other._description + ")")
      }
      /// Plays the transition with an animation.
      func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(
          _description: _description + ".animation(" + _reader(animation) + ")",
          _animation: animation)
      }
    }
    """#,
    details: ["AnyTransition": { part throws(Trap) in part.string("_description") }])
}
