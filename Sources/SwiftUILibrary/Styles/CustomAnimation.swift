extension Feature {
  /// Curves that a program draws itself: asked how long they last, and for nothing else, as Grove
  /// shows the end of a change at once.
  static let customAnimation = Feature(
    "CustomAnimation",
    #"""
    /// How a value gets from where it was to where it will be.
    protocol CustomAnimation: Hashable {
      /// What has been covered of a change after a time; `nil` once it is over.
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V?
      func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
      ) -> V?
      func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> Bool
    }

    extension CustomAnimation {
      func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
      ) -> V? { nil }
      func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> Bool { false }
    }

    /// What a custom animation keeps from one frame to the next.
    struct AnimationContext<Value: VectorArithmetic> {
      var state = AnimationState<Value>()
      var isLogicallyComplete = false
      var environment: EnvironmentValues { EnvironmentValues() }
    }

    /// Names a value that a custom animation keeps.
    protocol AnimationStateKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }

    struct AnimationState<Value: VectorArithmetic> {
      var _values: [ObjectIdentifier: Any] = [:]
      init() {}
      subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { _values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { _values[ObjectIdentifier(key)] = newValue }
      }
    }

    extension Animation {
      /// An animation whose curve the program draws; it is followed for at most ten seconds.
      init<A: CustomAnimation>(_ base: A) {
        var context = AnimationContext<Double>()
        var frame = 0
        while frame < 600,
          base.animate(value: 1.0, time: Double(frame) / 60, context: &context) != nil
        {
          frame += 1
        }
        self.init(_description: "Animation(\(base))", _seconds: Double(frame) / 60)
      }
    }
    """#)
}
