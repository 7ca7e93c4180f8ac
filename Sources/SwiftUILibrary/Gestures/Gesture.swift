import Interpreter

extension Feature {
  static let gesture = Feature(
    "Gesture",
    #"""
    /// Something that fingers do.
    ///
    /// A gesture holds nothing: how far it has come follows from all that the fingers have done.
    protocol Gesture {
      associatedtype Value
      associatedtype Body: Gesture
      /// The gesture that this one is made of.
      var body: Body { get }
      func _phase(_ touch: _Touch) -> _GesturePhase<Value>
      /// Runs the actions for what is new since `before`.
      func _tell(_ touch: _Touch, _ before: _Touch?)
      var _needs: _GestureNeeds { get }
    }

    extension Gesture {
      func _phase(_ touch: _Touch) -> _GesturePhase<Value> { body._phase(touch) }
      func _tell(_ touch: _Touch, _ before: _Touch?) { body._tell(touch, before) }
      var _needs: _GestureNeeds { body._needs }
    }

    /// `gesture(isOn ? tap : nil)`: without a gesture nothing follows.
    extension Optional: Gesture where Wrapped: Gesture {
      typealias Value = Wrapped.Value
      func _phase(_ touch: _Touch) -> _GesturePhase<Wrapped.Value> {
        guard let self else { return .failed }
        return self._phase(touch)
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) { self?._tell(touch, before) }
      var _needs: _GestureNeeds {
        self?._needs ?? _GestureNeeds(_kinds: 0, _taps: 1, _durations: [])
      }
    }

    /// How far a gesture has come; a press shows a value before it is long enough.
    enum _GesturePhase<Value> {
      case possible(Value?)
      case active(Value)
      case ended(Value)
      case failed

      func _map<T>(_ body: (Value) -> T) -> _GesturePhase<T> {
        switch self {
        case .possible(let value):
          guard let value else { return .possible(nil) }
          return .possible(body(value))
        case .active(let value): return .active(body(value))
        case .ended(let value): return .ended(body(value))
        case .failed: return .failed
        }
      }
      /// The value while the gesture goes on.
      var _current: Value? {
        switch self {
        case .possible(let value): return value
        case .active(let value): return value
        default: return nil
        }
      }
      var _result: Value? {
        if case .ended(let value) = self { return value }
        return nil
      }
      /// The value while it goes on and at its end.
      var _value: Value? { _current ?? _result }
      var _isFailed: Bool {
        if case .failed = self { return true }
        return false
      }
      /// 0 for possible, 1 for active, 2 for ended, 3 for failed.
      var _code: Int {
        switch self {
        case .possible: return 0
        case .active: return 1
        case .ended: return 2
        case .failed: return 3
        }
      }
    }

    /// What a gesture waits for: kinds of touches as bits (tap, press, drag, pinch, rotation), taps
    /// and times.
    struct _GestureNeeds {
      let _kinds: Int
      let _taps: Int
      let _durations: [Double]
      func _and(_ other: _GestureNeeds) -> _GestureNeeds {
        _GestureNeeds(
          _kinds: _kinds | other._kinds, _taps: max(_taps, other._taps),
          _durations: _durations + other._durations)
      }
    }

    /// What fingers have done since they touched a view.
    struct _Touch {
      let fingers: Int
      /// How long the fingers are down, and how long they were when they began to move.
      let seconds: Double
      let stillSeconds: Double
      let isUp: Bool
      /// Nothing can follow any more.
      let isOver: Bool
      /// Another gesture has won.
      let isCancelled: Bool
      let taps: Int
      let translation: CGSize
      /// The farthest it has been from there.
      let reach: Double
      let velocity: CGSize
      let scale: Double
      let degrees: Double
      let spin: Double
      let _place: _Location

      /// Where the finger came down, in the window.
      var start: CGPoint { _touchStart(_place) }
      func _location(_ space: CoordinateSpace) -> CGPoint { _converted(start, translation, space) }
      func _start(_ space: CoordinateSpace) -> CGPoint { _converted(start, CGSize.zero, space) }
      func _converted(_ point: CGPoint, _ moved: CGSize, _ space: CoordinateSpace) -> CGPoint {
        let moved = CGPoint(x: point.x + moved.width, y: point.y + moved.height)
        return space._point(_place, moved) ?? moved
      }
      /// The velocity as a movement in other coordinates.
      func _velocity(_ space: CoordinateSpace) -> CGSize {
        if velocity == CGSize.zero { return velocity }
        let (from, to) = (_start(space), _converted(start, velocity, space))
        return CGSize(width: to.x - from.x, height: to.y - from.y)
      }
      /// Where the touch began in the view, as parts of its size.
      var _anchor: UnitPoint {
        let local = _start(CoordinateSpace.local)
        let size = (_geometryFrame(_place, 1, nil) ?? CGRect.zero).size
        if size.width == 0 || size.height == 0 { return UnitPoint.center }
        return UnitPoint(x: local.x / size.width, y: local.y / size.height)
      }
    }

    func _touchStart(_ place: _Location) -> CGPoint
    func _areSame(_ first: Any, _ second: Any) -> Bool

    extension Gesture {
      /// Runs an action when the gesture is over.
      func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(_base: self, _action: action)
      }
      /// Runs an action while the gesture goes on, for every other value.
      func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(_base: self, _action: action)
      }
      /// Keeps a value for as long as the gesture goes on (U161).
      func updating<S>(
        _ state: GestureState<S>, body: @escaping (Self.Value, inout S, inout Transaction) -> Void
      ) -> GestureStateGesture<Self, S> {
        GestureStateGesture(_base: self, _state: state, _body: body)
      }
      /// Turns the values of the gesture into others.
      func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(_base: self, _body: body)
      }
      func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(first: self, second: other)
      }
      func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(first: self, second: other)
      }
      func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(first: self, second: other)
      }
    }
    """#,
    natives: [
      "_touchStart(_:)": touchStart,
      "_areSame(_:_:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        return .bool(bridge.comparison.areEqual(call[0], call[1], .equatableAlways))
      },
    ])
}
