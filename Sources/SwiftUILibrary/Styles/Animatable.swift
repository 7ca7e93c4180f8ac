extension Feature {
  static let animatable = Feature(
    "Animatable",
    #"""
    /// Something whose value can be animated.
    protocol Animatable {}

    /// A modifier that is animated by its value.
    protocol AnimatableModifier: Animatable, ViewModifier {}

    /// A type whose values can be scaled and added, for animation.
    protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }

    /// Nothing to animate.
    struct EmptyAnimatableData: Hashable { init() {} }

    /// Two values that are animated together.
    struct AnimatablePair<First, Second> {
      var first: First
      var second: Second
      init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
    }
    """#)
}
