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
      static func buildExpression<P, C>(_ expression: KeyframeTrack<Value, P, C>) -> some Any {
        expression
      }
      @_disfavoredOverload
      static func buildExpression<K>(_ expression: K) -> K { expression }
      static func buildBlock(_ tracks: Any...) -> [Any] { tracks }
    }

    /// A part of the values of one property.
    protocol KeyframeTrackContent<Value> {
      associatedtype Value
    }

    /// The keyframes of one track.
    @resultBuilder struct KeyframeTrackContentBuilder<Value> {
      static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
      where K.Value == Value {
        expression
      }
      static func buildBlock(_ frames: Any...) -> _KeyframeList<Value> { _KeyframeList() }
      static func buildArray<K>(_ components: [K]) -> _KeyframeList<Value> { _KeyframeList() }
      static func buildEither<K>(first component: K) -> _KeyframeList<Value> { _KeyframeList() }
      static func buildEither<K>(second component: K) -> _KeyframeList<Value> { _KeyframeList() }
      static func buildOptional<K>(_ component: K?) -> _KeyframeList<Value> { _KeyframeList() }
    }

    /// Keyframes one after the other.
    struct _KeyframeList<Value>: KeyframeTrackContent {
      init() {}
    }

    /// The values of one property over time.
    struct KeyframeTrack<Root, Value, Content> {
      init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
      ) {}
      init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {}
    }

    /// A value reached at constant speed.
    struct LinearKeyframe<Value>: KeyframeTrackContent {
      init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
    }

    /// A value reached along a curve.
    struct CubicKeyframe<Value>: KeyframeTrackContent {
      init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
        endVelocity: Value? = nil
      ) {}
    }

    /// A value reached as a spring does.
    struct SpringKeyframe<Value>: KeyframeTrackContent {
      init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
      ) {}
    }

    /// A value taken at once.
    struct MoveKeyframe<Value>: KeyframeTrackContent {
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
