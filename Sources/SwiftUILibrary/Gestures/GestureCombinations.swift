extension Feature {
  /// Two gestures in one.
  static let gestureCombinations = Feature(
    "GestureCombinations",
    #"""
    /// Two gestures that may happen at the same time.
    struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
      /// What either has come to.
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
      var _needs: _GestureNeeds { first._needs._and(second._needs) }
      func _phase(_ touch: _Touch) -> _GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let one = first._phase(touch)
        let two = second._phase(touch)
        if one._isFailed && two._isFailed { return .failed }
        let value = Value(first: one._value, second: two._value)
        if one._code >= 2 && two._code >= 2 { return .ended(value) }
        if one._code == 1 || two._code == 1 || one._code == 2 || two._code == 2 {
          return .active(value)
        }
        return .possible(one._value == nil && two._value == nil ? nil : value)
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {
        first._tell(touch, before)
        second._tell(touch, before)
      }
    }

    /// A gesture that must succeed before another one begins, with the same finger.
    struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
      /// Which of the two goes on.
      enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
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
      var _needs: _GestureNeeds { first._needs._and(second._needs) }
      func _phase(_ touch: _Touch) -> _GesturePhase<SequenceGesture<First, Second>.Value> {
        let one = first._phase(touch)
        guard let done = one._result else { return one._map { Value.first($0) } }
        let two = second._phase(touch)
        switch two {
        case .possible(let value): return .active(Value.second(done, value))
        case .active(let value): return .active(Value.second(done, value))
        case .ended(let value): return .ended(Value.second(done, value))
        case .failed: return .failed
        }
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {
        first._tell(touch, before)
        guard first._phase(touch)._code == 2 || touch.isCancelled else { return }
        if let before, first._phase(before)._code == 2 {
          second._tell(touch, before)
        } else {
          second._tell(touch, nil)
        }
      }
    }

    /// Two gestures of which the first one counts, and the second only if that fails.
    struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
      /// Which of the two it is.
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
      var _needs: _GestureNeeds { first._needs._and(second._needs) }
      func _phase(_ touch: _Touch) -> _GesturePhase<ExclusiveGesture<First, Second>.Value> {
        let one = first._phase(touch)
        if one._isFailed { return second._phase(touch)._map { Value.second($0) } }
        return one._map { Value.first($0) }
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {
        first._tell(touch, before)
        guard first._phase(touch)._isFailed else { return }
        if let before, first._phase(before)._isFailed {
          second._tell(touch, before)
        } else {
          second._tell(touch, nil)
        }
      }
    }
    """#)
}
