extension Feature {
  static let keyframes = Feature(
    "Keyframes",
    #"""
    /// What values a property takes, and when.
    protocol Keyframes<Value> {
      associatedtype Value
    }

    /// Several tracks at once.
    @resultBuilder struct KeyframesBuilder<Value> {
      static func buildBlock(_ tracks: Any...) -> [Any] { tracks }
      static func buildExpression(_ expression: Any) -> Any { expression }
    }

    /// The keyframes of one track.
    @resultBuilder struct KeyframeTrackContentBuilder<Value> {
      static func buildBlock(_ frames: Any...) -> [Any] { frames }
      static func buildExpression(_ expression: Any) -> Any { expression }
      static func buildArray(_ components: [Any]) -> Any { components }
      static func buildEither(first component: Any) -> Any { component }
      static func buildEither(second component: Any) -> Any { component }
      static func buildOptional(_ component: Any?) -> Any { component ?? 0 }
    }

    /// The values of one property over time.
    struct KeyframeTrack<Root, Value, Content>: Keyframes {
      init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
      ) {}
      init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {}
    }

    /// A value reached at constant speed.
    struct LinearKeyframe<Value> {
      init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
    }

    /// A value reached along a curve.
    struct CubicKeyframe<Value> {
      init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
        endVelocity: Value? = nil
      ) {}
    }

    /// A value reached as a spring does.
    struct SpringKeyframe<Value> {
      init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
      ) {}
    }

    /// A value taken at once.
    struct MoveKeyframe<Value> {
      init(_ to: Value) {}
    }

    /// How fast a change goes at each moment.
    struct UnitCurve: Hashable {
      let _name: String
      static let linear = UnitCurve(_name: "linear")
      static let easeIn = UnitCurve(_name: "easeIn")
      static let easeOut = UnitCurve(_name: "easeOut")
      static let easeInOut = UnitCurve(_name: "easeInOut")
      static let circularEaseIn = UnitCurve(_name: "circularEaseIn")
      static let circularEaseOut = UnitCurve(_name: "circularEaseOut")
      static let circularEaseInOut = UnitCurve(_name: "circularEaseInOut")
      static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
      ) -> UnitCurve {
        UnitCurve(_name: "bezier")
      }
    }
    """#)
}
