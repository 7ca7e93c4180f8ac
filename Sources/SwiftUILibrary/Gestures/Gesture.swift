extension Feature {
  static let gesture = Feature(
    "Gesture",
    #"""
    /// Something fingers do; taps, presses and drags are simulated.
    protocol Gesture {
      associatedtype Value
      /// The value for a touch that goes on; nothing if it is not this gesture, or not yet.
      func _changed(_ touch: _Touch) -> Value?
      /// The value at the end of a touch; nothing if the gesture did not succeed.
      func _ended(_ touch: _Touch) -> Value?
    }

    /// What fingers have done.
    struct _Touch {
      let _isDrag: Bool
      let seconds: Double
      let x: Double
      let y: Double
    }

    extension Gesture {
      func _changed(_ touch: _Touch) -> Self.Value? { nil }
      func _ended(_ touch: _Touch) -> Self.Value? { nil }
      /// Runs an action when the gesture is over.
      func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(_base: self, _action: action)
      }
      /// Runs an action while the gesture goes on.
      func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(_base: self, _action: action)
      }
      /// Keeps a value for as long as the gesture goes on.
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

    /// A gesture with an action for its end.
    struct _EndedGesture<Content: Gesture>: Gesture {
      typealias Value = Content.Value
      let _base: Content
      let _action: (Content.Value) -> Void
      func _changed(_ touch: _Touch) -> Content.Value? { _base._changed(touch) }
      func _ended(_ touch: _Touch) -> Content.Value? {
        guard let value = _base._ended(touch) else { return nil }
        _action(value)
        return value
      }
    }

    /// A gesture with an action for each change.
    struct _ChangedGesture<Content: Gesture>: Gesture {
      typealias Value = Content.Value
      let _base: Content
      let _action: (Content.Value) -> Void
      func _changed(_ touch: _Touch) -> Content.Value? {
        guard let value = _base._changed(touch) else { return nil }
        _action(value)
        return value
      }
      func _ended(_ touch: _Touch) -> Content.Value? { _base._ended(touch) }
    }

    /// A gesture that keeps a value while it goes on.
    struct GestureStateGesture<Base: Gesture, State>: Gesture {
      typealias Value = Base.Value
      let _base: Base
      let _state: GestureState<State>
      let _body: (Base.Value, inout State, inout Transaction) -> Void
      func _changed(_ touch: _Touch) -> Base.Value? {
        guard let value = _base._changed(touch) else { return nil }
        var state = _state.wrappedValue
        var transaction = Transaction()
        _body(value, &state, &transaction)
        _state._write(state)
        return value
      }
      func _ended(_ touch: _Touch) -> Base.Value? {
        let value = _base._ended(touch)
        _state._reset()
        return value
      }
    }

    struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
      struct Value {
        var first: First.Value?
        var second: Second.Value?
      }
      let first: First
      let second: Second
      init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      init(first: First, second: Second) {
        self.first = first
        self.second = second
      }
    }

    struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
      enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
      }
      let first: First
      let second: Second
    }

    struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
      enum Value {
        case first(First.Value)
        case second(Second.Value)
      }
      let first: First
      let second: Second
      init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      init(first: First, second: Second) {
        self.first = first
        self.second = second
      }
    }

    /// A gesture with other values.
    struct _MapGesture<Content: Gesture, Value>: Gesture {
      let _base: Content
      let _body: (Content.Value) -> Value
    }

    /// Any gesture, its type hidden.
    struct AnyGesture<Value>: Gesture {
      let _base: Any
      init<T: Gesture>(_ gesture: T) where T.Value == Value { self._base = gesture }
    }

    /// Which gestures of a view count.
    struct GestureMask: OptionSet {
      let rawValue: UInt32
      init(rawValue: UInt32) { self.rawValue = rawValue }
      static let none = GestureMask(rawValue: 0)
      static let gesture = GestureMask(rawValue: 1)
      static let subviews = GestureMask(rawValue: 2)
      static let all = GestureMask(rawValue: 3)
    }
    """#)
}
