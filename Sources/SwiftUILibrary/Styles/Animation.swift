import Interpreter

extension Feature {
  static let animation = Feature(
    "Animation",
    #"""
    /// How a change is spread over time; Grove shows the end of it at once.
    struct Animation: Hashable, CustomStringConvertible {
      /// The animation as it would be written.
      let _description: String
      /// How long a change is under way, delay and repetitions included.
      let _seconds: Double
      /// What makes it another animation than one of the same length.
      let _curve: String
      init(_description: String, _seconds: Double = 0.35, _curve: String? = nil) {
        self._description = _description
        self._seconds = _seconds
        self._curve = _curve ?? _description
      }
      var description: String { _description }
      static func == (left: Animation, right: Animation) -> Bool {
        left._seconds == right._seconds && left._curve == right._curve
      }
      func hash(into hasher: inout Hasher) {
        hasher.combine(_seconds)
        hasher.combine(_curve)
      }
      static let `default` = Animation(_description: ".default")
      static let linear = Animation(_description: ".linear")
      static let easeIn = Animation(_description: ".easeIn")
      static let easeOut = Animation(_description: ".easeOut")
      static let easeInOut = Animation(_description: ".easeInOut")
      static let spring = _sprung(".spring", 0.5)
      static let bouncy = _sprung(".bouncy", 0.5, 0.3)
      static let smooth = _sprung(".smooth", 0.5)
      static let snappy = _sprung(".snappy", 0.5, 0.15)
      static let interactiveSpring = Animation(_description: ".interactiveSpring")
      static let interpolatingSpring = Animation(_description: ".interpolatingSpring")
      static func _timed(_ name: String, _ duration: TimeInterval) -> Animation {
        Animation(
          _description: "." + name + "(duration: " + _reader(duration) + ")", _seconds: duration,
          _curve: "." + name)
      }
      /// Springs that bounce alike are one animation, whatever their names are.
      static func _sprung(
        _ written: String, _ duration: Double, _ bounce: Double = 0
      ) -> Animation {
        Animation(
          _description: written, _seconds: duration,
          _curve: ".spring(bounce: " + _reader(bounce) + ")")
      }
      static func _sprung(
        _ name: String, duration: Double, _ label: String, _ extra: Double, bounce: Double
      ) -> Animation {
        _sprung(
          "." + name + "(duration: " + _reader(duration)
            + (extra == 0 ? ")" : ", " + label + ": " + _reader(extra) + ")"), duration, bounce)
      }
      static func linear(duration: TimeInterval) -> Animation { _timed("linear", duration) }
      static func easeIn(duration: TimeInterval) -> Animation { _timed("easeIn", duration) }
      static func easeOut(duration: TimeInterval) -> Animation { _timed("easeOut", duration) }
      static func easeInOut(duration: TimeInterval) -> Animation { _timed("easeInOut", duration) }
      static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
      ) -> Animation {
        Animation(
          _description: ".timingCurve(duration: " + _reader(duration) + ")", _seconds: duration,
          _curve: ".timingCurve\([p1x, p1y, p2x, p2y])")
      }
      static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(
          _description: ".timingCurve(." + curve._name + ", duration: " + _reader(duration) + ")",
          _seconds: duration, _curve: ".timingCurve(." + curve._name + ")\(curve._points)")
      }
      static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
      ) -> Animation {
        _sprung(
          ".spring(response: " + _reader(response) + ", dampingFraction: "
            + _reader(dampingFraction) + ")", response, 1 - dampingFraction)
      }
      static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
      ) -> Animation {
        _sprung("spring", duration: duration, "bounce", bounce, bounce: bounce)
      }
      static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        _sprung(
          "spring", duration: spring.duration, "bounce", spring.bounce, bounce: spring.bounce)
      }
      static func spring(bounce: Double, blendDuration: Double = 0) -> Animation {
        _sprung("spring", duration: 0.5, "bounce", bounce, bounce: bounce)
      }
      static func interactiveSpring(
        duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
      ) -> Animation {
        _timed("interactiveSpring", duration)
      }
      static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
      ) -> Animation {
        Animation(
          _description: ".interactiveSpring",
          _curve: ".interactiveSpring\([response, dampingFraction])")
      }
      static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
      ) -> Animation {
        Animation(
          _description: ".interpolatingSpring",
          _curve: ".interpolatingSpring\([mass, stiffness, damping, initialVelocity])")
      }
      static func interpolatingSpring(
        duration: TimeInterval, bounce: Double = 0, initialVelocity: Double = 0
      ) -> Animation {
        Animation(
          _description: ".interpolatingSpring(duration: " + _reader(duration) + ")",
          _seconds: duration, _curve: ".interpolatingSpring\([bounce, initialVelocity])")
      }
      static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0
      ) -> Animation {
        Animation(
          _description: ".interpolatingSpring", _seconds: spring.duration,
          _curve: ".interpolatingSpring\([spring.bounce, initialVelocity])")
      }
      static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        _sprung(
          "bouncy", duration: duration, "extraBounce", extraBounce, bounce: 0.3 + extraBounce)
      }
      static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        _sprung("smooth", duration: duration, "extraBounce", extraBounce, bounce: extraBounce)
      }
      static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        _sprung(
          "snappy", duration: duration, "extraBounce", extraBounce, bounce: 0.15 + extraBounce)
      }
      func _with(_ suffix: String, _ seconds: Double) -> Animation {
        Animation(
          _description: _description + "." + suffix, _seconds: seconds,
          _curve: _curve + "." + suffix)
      }
      /// Starts the animation later.
      func delay(_ delay: TimeInterval) -> Animation { 
        _with("delay(" + _reader(delay) + ")", _seconds + delay)
      }
      /// Plays the animation faster.
      func speed(_ speed: Double) -> Animation { 
        _with("speed(" + _reader(speed) + ")", speed > 0 ? _seconds / speed : _seconds)
      }
      /// Repeats the animation.
      func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        _with("repeatCount(" + _reader(repeatCount) + ")", _seconds * Double(repeatCount))
      }
      /// Repeats the animation as long as the view lives.
      func repeatForever(autoreverses: Bool = true) -> Animation { 
        _with("repeatForever()", _seconds)
      }
    }

    /// The physics of a spring.
    struct Spring: Hashable {
      var duration: Double
      var bounce: Double
      init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
      }
      init(response: Double, dampingRatio: Double) {
        self.duration = response
        self.bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
      }
      init(
        mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
      ) {
        self.init(
          response: 2 * Double.pi * (mass / stiffness).squareRoot(),
          dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
      }
      /// The spring that comes to rest in some time.
      init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // A spring that is slower by some factor rests later by the same factor.
        let spring = Spring(response: 1, dampingRatio: dampingRatio)
        let seconds = spring.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
        self.init(response: settlingDuration / seconds, dampingRatio: dampingRatio)
      }
      static var smooth: Spring { Spring() }
      static var snappy: Spring { Spring(bounce: 0.15) }
      static var bouncy: Spring { Spring(bounce: 0.3) }
      static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
      }
      static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
      }
      static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
      }
      var response: Double { duration }
      var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
      var mass: Double { 1 }
      var stiffness: Double { 4 * Double.pi * Double.pi / (duration * duration) }
      var damping: Double { 4 * Double.pi * dampingRatio / duration }
    }
    """#,
    details: ["Animation": { part throws(Trap) in part.string("_description") }])
}
