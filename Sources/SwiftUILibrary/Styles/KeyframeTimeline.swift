extension Feature {
  static let keyframeTimeline = Feature(
    "KeyframeTimeline",
    #"""
    /// Keyframes from an initial value on, to be asked for any moment.
    struct KeyframeTimeline<Value> {
      let _initial: Value
      let _curves: [(inout Value, Double) -> Void]
      let duration: TimeInterval
      init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> _KeyframeTracks<Value>
      ) {
        self.init(initialValue, content()._curves)
      }
      init(_ initialValue: Value, _ curves: [_KeyframeCurve<Value>]) {
        _initial = initialValue
        _curves = curves.map { $0._start(initialValue) }
        duration = curves.reduce(0) { max($0, $1._duration) }
      }
      func value(time: Double) -> Value {
        var value = _initial
        for curve in _curves { curve(&value, time) }
        return value
      }
      func value(progress: Double) -> Value { value(time: progress * duration) }
    }

    /// The keyframes of a value that is animated as a whole.
    func _ownCurve<Value: Animatable>(_ frames: [_Keyframe<Value>]) -> _KeyframeCurve<Value> {
      _KeyframeCurve(_duration: frames.reduce(0) { $0 + $1._duration }) { initial in
        let motion = _KeyframeMotion(initial, frames)
        return { value, time in value = motion._value(at: time) }
      }
    }

    /// The way of one property through its keyframes.
    struct _KeyframeMotion<Value: Animatable> {
      /// The way from one keyframe to the next.
      struct Segment {
        let _frame: _Keyframe<Value>
        let _begin: Double
        let _end: Double
        let _from: Value.AnimatableData
        let _to: Value.AnimatableData
        var _startVelocity: Value.AnimatableData
        var _endVelocity: Value.AnimatableData
      }
      let _initial: Value
      var _segments: [Segment] = []

      init(_ initial: Value, _ frames: [_Keyframe<Value>]) {
        _initial = initial
        var (time, value) = (0.0, initial.animatableData)
        for frame in frames {
          let target = frame._value.animatableData
          let still = target - target
          _segments.append(
            Segment(
              _frame: frame, _begin: time, _end: time + frame._duration, _from: value, _to: target,
              _startVelocity: still, _endVelocity: still))
          time += frame._duration
          value = target
        }
        for index in _segments.indices { _join(index) }
      }

      /// Between cubic keyframes the way is smooth; beside others it goes on as fast as they go.
      mutating func _join(_ index: Int) {
        let frame = _segments[index]._frame
        if let given = frame._startVelocity {
          _segments[index]._startVelocity = given.animatableData
        } else if index > 0 {
          _segments[index]._startVelocity = _segments[index - 1]._endVelocity
        }
        switch frame._kind {
        case .linear(let curve):
          let slope = _slope(index)
          _segments[index]._startVelocity = slope.scaled(by: curve.velocity(at: 0))
          _segments[index]._endVelocity = slope.scaled(by: curve.velocity(at: 1))
        case .cubic:
          if let given = frame._endVelocity {
            _segments[index]._endVelocity = given.animatableData
          } else if index + 1 < _segments.count {
            _segments[index]._endVelocity = _velocity(into: index + 1)
          }
        case .spring(let spring):
          let segment = _segments[index]
          _segments[index]._endVelocity = spring.velocity(
            target: segment._to - segment._from, initialVelocity: segment._startVelocity,
            time: frame._duration)
        case .move: break
        }
      }
      /// How fast a cubic keyframe goes over into the one after it.
      func _velocity(into index: Int) -> Value.AnimatableData {
        let next = _segments[index]
        if let given = next._frame._startVelocity { return given.animatableData }
        switch next._frame._kind {
        case .linear(let curve): return _slope(index).scaled(by: curve.velocity(at: 0))
        case .cubic:
          let last = _segments[index - 1]
          let seconds = last._frame._duration + next._frame._duration
          return seconds > 0
            ? (next._to - last._from).scaled(by: 1 / seconds) : next._to - next._to
        case .spring, .move: return next._to - next._to
        }
      }
      func _slope(_ index: Int) -> Value.AnimatableData {
        let segment = _segments[index]
        let seconds = segment._frame._duration
        return (segment._to - segment._from).scaled(by: seconds > 0 ? 1 / seconds : 0)
      }

      func _value(at time: Double) -> Value {
        guard let segment = _segments.last(where: { $0._begin <= time }) else { return _initial }
        guard time < segment._end else { return segment._frame._value }
        var value = _initial
        value.animatableData = _data(segment, time - segment._begin)
        return value
      }
      func _data(_ segment: Segment, _ passed: Double) -> Value.AnimatableData {
        let way = segment._to - segment._from
        let progress = passed / segment._frame._duration
        switch segment._frame._kind {
        case .linear(let curve):
          return segment._from + way.scaled(by: curve.value(at: progress))
        case .cubic: return _cubic(segment, progress)
        case .spring(let spring):
          return segment._from
            + spring.value(
              target: way, initialVelocity: segment._startVelocity, time: passed)
        case .move: return segment._to
        }
      }
      /// The curve that has both ends and both speeds.
      func _cubic(_ segment: Segment, _ t: Double) -> Value.AnimatableData {
        let (square, cube) = (t * t, t * t * t)
        let seconds = segment._frame._duration
        return segment._from
          + (segment._to - segment._from).scaled(by: 3 * square - 2 * cube)
          + segment._startVelocity.scaled(by: (cube - 2 * square + t) * seconds)
          + segment._endVelocity.scaled(by: (cube - square) * seconds)
      }
    }
    """#)
}
