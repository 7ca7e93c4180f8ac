extension Feature {
  static let springMotion = Feature(
    "SpringMotion",
    #"""
    extension Spring {
      /// How long the spring takes to come to rest, a thousandth away from its end.
      var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
      }
      func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
      ) -> TimeInterval {
        let limit = epsilon * epsilon
        var seconds = duration
        while seconds < 1000, !_rests(target, initialVelocity, limit, since: seconds) {
          seconds *= 2
        }
        var (low, high) = (0.0, seconds)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if _rests(target, initialVelocity, limit, since: middle) {
            high = middle
          } else {
            low = middle
          }
        }
        return high
      }
      /// True if the spring stays near its end: position and speed bound all that comes.
      func _rests<V: VectorArithmetic>(
        _ target: V, _ initial: V, _ limit: Double, since time: TimeInterval
      ) -> Bool {
        let away = value(target: target, initialVelocity: initial, time: time) - target
        let speed = velocity(target: target, initialVelocity: initial, time: time)
        let frequency = 2 * Double.pi / duration
        return away.magnitudeSquared + speed.magnitudeSquared / (frequency * frequency) < limit
      }
      /// Where the spring is that starts at zero.
      func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
      ) -> V {
        let weights = _weights(time)
        return target - target.scaled(by: weights.position)
          + initialVelocity.scaled(by: weights.velocity)
      }
      /// How fast the spring is that starts at zero.
      func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
      ) -> V {
        // Both weights solve x'' + 2·ratio·f·x' + f²·x = 0, which gives their derivatives.
        let (weights, frequency) = (_weights(time), 2 * Double.pi / duration)
        return target.scaled(by: frequency * frequency * weights.velocity)
          + initialVelocity.scaled(
            by: weights.position - 2 * dampingRatio * frequency * weights.velocity)
      }
      func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
      ) -> V {
        var result = fromValue
        result.animatableData =
          fromValue.animatableData
          + value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
      }
      func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
      ) -> V {
        var result = fromValue
        result.animatableData = velocity(
          target: toValue.animatableData - fromValue.animatableData,
          initialVelocity: initialVelocity.animatableData, time: time)
        return result
      }
      /// How long a way from one value to another takes, until it is as near as `epsilon`.
      func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
      ) -> TimeInterval {
        settlingDuration(
          target: toValue.animatableData - fromValue.animatableData,
          initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
      }
      /// Moves a value on by some time.
      func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
      ) {
        let way = target - value
        let next = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = next
      }
      /// What is left of the way, and what a speed at the start adds.
      func _weights(_ time: TimeInterval) -> (position: Double, velocity: Double) {
        let frequency = 2 * Double.pi / duration
        let ratio = dampingRatio
        let decay = exp(-ratio * frequency * time)
        if ratio < 1 {
          let damped = frequency * (1 - ratio * ratio).squareRoot()
          let (sine, cosine) = (sin(damped * time), cos(damped * time))
          return (
            decay * (cosine + ratio * frequency / damped * sine), decay * sine / damped
          )
        }
        if ratio == 1 { return (decay * (1 + frequency * time), decay * time) }
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (spread - ratio * frequency, -spread - ratio * frequency)
        let (first, second) = (exp(slow * time), exp(fast * time))
        return (
          (slow * second - fast * first) / (slow - fast), (first - second) / (slow - fast)
        )
      }
    }
    """#)
}
