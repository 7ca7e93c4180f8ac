extension Feature {
  static let animatable = Feature(
    "Animatable",
    #"""
    /// Something whose value can be animated.
    protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
      /// What is interpolated.
      var animatableData: Self.AnimatableData { get set }
    }

    extension Animatable where AnimatableData == EmptyAnimatableData {
      var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
      }
    }

    /// A modifier that is animated by its value.
    protocol AnimatableModifier: Animatable, ViewModifier {}

    /// A type whose values can be scaled and added, for animation.
    protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }

    extension VectorArithmetic {
      func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
      }
      mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
      }
      func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
      }
    }

    extension Double: VectorArithmetic, Animatable {
      typealias AnimatableData = Double
      mutating func scale(by rhs: Double) { self *= rhs }
      var magnitudeSquared: Double { self * self }
      var animatableData: Double {
        get { self }
        set { self = newValue }
      }
    }

    extension Float: VectorArithmetic, Animatable {
      typealias AnimatableData = Float
      mutating func scale(by rhs: Double) { self *= Float(rhs) }
      var magnitudeSquared: Double { Double(self * self) }
      var animatableData: Float {
        get { self }
        set { self = newValue }
      }
    }

    extension CGFloat: VectorArithmetic, Animatable {
      typealias AnimatableData = CGFloat
      mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
      var magnitudeSquared: Double { Double(self * self) }
      var animatableData: CGFloat {
        get { self }
        set { self = newValue }
      }
    }

    /// Nothing to animate.
    struct EmptyAnimatableData: VectorArithmetic, Hashable {
      init() {}
      static var zero: EmptyAnimatableData { EmptyAnimatableData() }
      static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
        lhs
      }
      static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
        lhs
      }
      mutating func scale(by rhs: Double) {}
      var magnitudeSquared: Double { 0 }
    }

    /// Two values that are animated together.
    struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic,
      Hashable
    {
      var first: First
      var second: Second
      init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
      static func + (
        lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
      ) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
      }
      static func - (
        lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
      ) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
      }
      mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
      }
      var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    }

    extension CGPoint: Animatable {
      typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
      }
    }

    extension CGSize: Animatable {
      typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
      }
    }

    extension CGRect: Animatable {
      typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
      var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
          origin.animatableData = newValue.first
          size.animatableData = newValue.second
        }
      }
    }

    extension UnitPoint: Animatable {
      typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
      }
    }

    extension Angle: Animatable {
      typealias AnimatableData = Double
      var animatableData: Double {
        get { radians }
        set { radians = newValue }
      }
    }

    extension EdgeInsets: Animatable {
      typealias AnimatableData = AnimatablePair<
        CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
      >
      var animatableData: AnimatableData {
        get {
          AnimatablePair(
            top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
        }
        set {
          self = EdgeInsets(
            top: newValue.first, leading: newValue.second.first,
            bottom: newValue.second.second.first, trailing: newValue.second.second.second)
        }
      }
    }
    """#)
}
