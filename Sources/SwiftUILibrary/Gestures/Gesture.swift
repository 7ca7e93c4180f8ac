extension Feature {
  static let gesture = Feature(
    "Gesture",
    #"""
    /// Something fingers do; taps and long presses are simulated.
    protocol Gesture {
      associatedtype Value
    }

    extension Gesture {
      /// Runs an action when the gesture is over.
      func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(_base: self, _action: action)
      }
      /// Runs an action while the gesture goes on.
      func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(_base: self)
      }
      /// Keeps a value for as long as the gesture goes on.
      func updating<S>(
        _ state: GestureState<S>, body: @escaping (Self.Value, inout S, inout Transaction) -> Void
      ) -> GestureStateGesture<Self, S> {
        GestureStateGesture(_base: self)
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
    struct _EndedGesture<Content>: Gesture {
      typealias Value = Content.Value
      let _base: Content
      let _action: Any
    }

    /// A gesture with an action for each change.
    struct _ChangedGesture<Content>: Gesture {
      typealias Value = Content.Value
      let _base: Content
    }

    /// A gesture that keeps a value while it goes on.
    struct GestureStateGesture<Base, State>: Gesture {
      typealias Value = Base.Value
      let _base: Base
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
