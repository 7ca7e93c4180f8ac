extension Feature {
  /// Animation blocks of UIKit (K27).
  static let uiKitAnimation = Feature(
    "UIKitAnimation",
    #"""
    /// Whether the block that runs has changed something that can be animated.
    enum _UIKitAnimation {
      static var depth = 0
      static var hasChanges = false

      static func noteChange() { if depth > 0 { hasChanges = true } }

      /// Runs the block now; the completion waits for the animation, if the block changed
      /// something.
      static func run(
        _ seconds: Double, _ body: () -> Void, _ completion: ((Bool) -> Void)?
      ) {
        let outer = hasChanges
        hasChanges = false
        depth += 1
        body()
        depth -= 1
        let waits = hasChanges && seconds > 0
        hasChanges = outer
        guard let completion else { return }
        guard waits else { return completion(true) }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { completion(true) }
      }
    }

    extension UIView {
      class func animate(
        withDuration duration: Double, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
      ) {
        _UIKitAnimation.run(duration, animations, completion)
      }
      class func animate(
        withDuration duration: Double, delay: Double, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
      ) {
        _UIKitAnimation.run(duration + delay, animations, completion)
      }
      class func animate(
        withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
      ) {
        _UIKitAnimation.run(duration + delay, animations, completion)
      }
      class func performWithoutAnimation(_ actions: () -> Void) { actions() }

      struct AnimationOptions: OptionSet {
        let rawValue: UInt
        static let layoutSubviews = AnimationOptions(rawValue: 1)
        static let allowUserInteraction = AnimationOptions(rawValue: 2)
        static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        static let `repeat` = AnimationOptions(rawValue: 8)
        static let autoreverse = AnimationOptions(rawValue: 16)
        static let curveEaseInOut: AnimationOptions = []
        static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        static let curveLinear = AnimationOptions(rawValue: 3 << 16)
      }
    }
    """#)
}
