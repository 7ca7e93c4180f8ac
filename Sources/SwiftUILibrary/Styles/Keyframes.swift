extension Feature {
  static let keyframes = Feature(
    "Keyframes",
    #"""
    /// What values a property takes, and when.
    protocol Keyframes<Value> {
      associatedtype Value
      associatedtype Body
      @KeyframesBuilder<Value> var body: Body { get }
      var _curves: [_KeyframeCurve<Value>] { get }
    }

    extension Keyframes where Body: Keyframes, Body.Value == Value {
      var _curves: [_KeyframeCurve<Value>] { body._curves }
    }

    /// Several tracks at once.
    struct _KeyframeTracks<Value>: Keyframes {
      var _tracks: [_KeyframeCurve<Value>] = []
      /// Keyframes of the value itself, and what makes one track of them.
      var _frames: [_Keyframe<Value>] = []
      var _track: (([_Keyframe<Value>]) -> _KeyframeCurve<Value>)?
      var body: Never { return fatalError() }
      var _curves: [_KeyframeCurve<Value>] {
        guard let _track else { return _tracks }
        return _tracks + [_track(_frames)]
      }
    }

    /// One track with the type of its property hidden.
    struct _KeyframeCurve<Root> {
      let _duration: Double
      /// What sets the property for a moment, if it starts from a value.
      let _start: (Root) -> (inout Root, Double) -> Void
    }

    /// Several tracks at once.
    @resultBuilder struct KeyframesBuilder<Value> {
      static func buildExpression<P, C>(
        _ expression: KeyframeTrack<Value, P, C>
      ) -> _KeyframeTracks<Value> {
        _KeyframeTracks(_tracks: expression._curves)
      }
      static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
      ) -> _KeyframeTracks<Value> where K.Value == Value, Value: Animatable {
        _KeyframeTracks(_frames: expression._frames, _track: { _ownCurve($0) })
      }
      @_disfavoredOverload
      static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
      where K.Value == Value {
        _KeyframeTracks(_tracks: expression._curves)
      }
      static func buildBlock(_ components: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _joined(components)
      }
      static func buildArray(_ components: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
        _joined(components)
      }
      static func buildOptional(_ component: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
        component ?? _KeyframeTracks()
      }
      static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
      static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }
      static func _joined(_ components: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
        _KeyframeTracks(
          _tracks: components.flatMap { $0._tracks }, _frames: components.flatMap { $0._frames },
          _track: components.first { $0._track != nil }?._track)
      }
    }

    /// A part of the values of one property.
    protocol KeyframeTrackContent<Value> {
      associatedtype Value
      associatedtype Body
      @KeyframeTrackContentBuilder<Value> var body: Body { get }
      var _frames: [_Keyframe<Value>] { get }
    }

    extension KeyframeTrackContent where Body: KeyframeTrackContent, Body.Value == Value {
      var _frames: [_Keyframe<Value>] { body._frames }
    }

    /// The keyframes of one track.
    @resultBuilder struct KeyframeTrackContentBuilder<Value> {
      static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
      where K.Value == Value {
        _KeyframeList(_frames: expression._frames)
      }
      static func buildBlock(_ frames: _KeyframeList<Value>...) -> _KeyframeList<Value> {
        _KeyframeList(_frames: frames.flatMap { $0._frames })
      }
      static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        _KeyframeList(_frames: components.flatMap { $0._frames })
      }
      static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> {
        component
      }
      static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> {
        component
      }
      static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> {
        component ?? _KeyframeList(_frames: [])
      }
    }

    /// Keyframes one after the other.
    struct _KeyframeList<Value>: KeyframeTrackContent {
      let _frames: [_Keyframe<Value>]
      var body: Never { return fatalError() }
    }

    /// The values of one property over time.
    struct KeyframeTrack<Root, Value: Animatable, Content>: Keyframes {
      let _keyPath: WritableKeyPath<Root, Value>
      let _frames: [_Keyframe<Value>]
      init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> _KeyframeList<Value>
      ) where Content == _KeyframeList<Value> {
        self._keyPath = keyPath
        self._frames = content()._frames
      }
      init(
        @KeyframeTrackContentBuilder<Value> content: () -> _KeyframeList<Value>
      ) where Root == Value, Content == _KeyframeList<Value> {
        self._keyPath = \Root.self
        self._frames = content()._frames
      }
      var body: Never { return fatalError() }
      var _curves: [_KeyframeCurve<Root>] {
        let (path, frames) = (_keyPath, _frames)
        return [
          _KeyframeCurve(_duration: frames.reduce(0) { $0 + $1._duration }) { root in
            let motion = _KeyframeMotion(root[keyPath: path], frames)
            return { value, time in value[keyPath: path] = motion._value(at: time) }
          }
        ]
      }
    }

    /// A value to reach, and how.
    struct _Keyframe<Value> {
      enum Kind { case linear(UnitCurve), cubic, spring(Spring), move }
      let _kind: Kind
      let _value: Value
      var _duration = 0.0
      var _startVelocity: Value?
      var _endVelocity: Value?
    }

    /// A value reached at constant speed.
    struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
      let _frames: [_Keyframe<Value>]
      init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _frames = [_Keyframe(_kind: .linear(timingCurve), _value: to, _duration: duration)]
      }
      var body: Never { return fatalError() }
    }

    /// A value reached along a curve.
    struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
      let _frames: [_Keyframe<Value>]
      init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
        endVelocity: Value? = nil
      ) {
        _frames = [
          _Keyframe(
            _kind: .cubic, _value: to, _duration: duration, _startVelocity: startVelocity,
            _endVelocity: endVelocity)
        ]
      }
      var body: Never { return fatalError() }
    }

    /// A value reached as a spring does.
    struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
      let _frames: [_Keyframe<Value>]
      init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
      ) {
        _frames = [
          _Keyframe(
            _kind: .spring(spring), _value: to, _duration: duration ?? spring.settlingDuration,
            _startVelocity: startVelocity)
        ]
      }
      var body: Never { return fatalError() }
    }

    /// A value taken at once.
    struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
      let _frames: [_Keyframe<Value>]
      init(_ to: Value) { _frames = [_Keyframe(_kind: .move, _value: to)] }
      var body: Never { return fatalError() }
    }
    """#)
}
