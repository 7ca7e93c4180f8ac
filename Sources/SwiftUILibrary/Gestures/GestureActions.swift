extension Feature {
  /// Gestures around another one: actions, a state, other values.
  static let gestureActions = Feature(
    "GestureActions",
    #"""
    /// A gesture with an action for its end.
    struct _EndedGesture<Content: Gesture>: Gesture {
      typealias Value = Content.Value
      let _base: Content
      var _action: ((Content.Value) -> Void)?
      /// In place of the other: as given, without a closure around it for each row.
      var _plainAction: (() -> Void)?
      var _needs: _GestureNeeds { _base._needs }
      func _phase(_ touch: _Touch) -> _GesturePhase<Content.Value> { _base._phase(touch) }
      func _tell(_ touch: _Touch, _ before: _Touch?) {
        _base._tell(touch, before)
        guard case .ended(let value) = _base._phase(touch) else { return }
        if let before, case .ended = _base._phase(before) { return }
        _action?(value)
        _plainAction?()
      }
    }

    /// A gesture with an action for each change.
    struct _ChangedGesture<Content: Gesture>: Gesture {
      typealias Value = Content.Value
      let _base: Content
      let _action: (Content.Value) -> Void
      var _needs: _GestureNeeds { _base._needs }
      func _phase(_ touch: _Touch) -> _GesturePhase<Content.Value> { _base._phase(touch) }
      func _tell(_ touch: _Touch, _ before: _Touch?) {
        _base._tell(touch, before)
        guard let value = _base._phase(touch)._current else { return }
        if let before, let old = _base._phase(before)._current, _areSame(old, value) { return }
        _action(value)
      }
    }

    /// A gesture that keeps a value while it goes on.
    struct GestureStateGesture<Base: Gesture, State>: Gesture {
      typealias Value = Base.Value
      let _base: Base
      let _state: GestureState<State>
      let _body: (Base.Value, inout State, inout Transaction) -> Void
      var _needs: _GestureNeeds { _base._needs }
      func _phase(_ touch: _Touch) -> _GesturePhase<Base.Value> { _base._phase(touch) }
      func _tell(_ touch: _Touch, _ before: _Touch?) {
        _base._tell(touch, before)
        if let value = _base._phase(touch)._current {
          var state = _state.wrappedValue
          var transaction = Transaction()
          _body(value, &state, &transaction)
          _state._write(state)
        } else if let before, _base._phase(before)._current != nil {
          _state._reset()
        }
      }
    }

    /// A gesture with other values.
    struct _MapGesture<Content: Gesture, Value>: Gesture {
      let _base: Content
      let _body: (Content.Value) -> Value
      var _needs: _GestureNeeds { _base._needs }
      func _phase(_ touch: _Touch) -> _GesturePhase<Value> { _base._phase(touch)._map(_body) }
      func _tell(_ touch: _Touch, _ before: _Touch?) { _base._tell(touch, before) }
    }

    /// Any gesture, its type hidden.
    struct AnyGesture<Value>: Gesture {
      let _needs: _GestureNeeds
      let _phaseOf: (_Touch) -> _GesturePhase<Value>
      let _tellBase: (_Touch, _Touch?) -> Void
      init<T: Gesture>(_ gesture: T) where T.Value == Value {
        self._needs = gesture._needs
        self._phaseOf = { gesture._phase($0) }
        self._tellBase = { gesture._tell($0, $1) }
      }
      func _phase(_ touch: _Touch) -> _GesturePhase<Value> { _phaseOf(touch) }
      func _tell(_ touch: _Touch, _ before: _Touch?) { _tellBase(touch, before) }
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
