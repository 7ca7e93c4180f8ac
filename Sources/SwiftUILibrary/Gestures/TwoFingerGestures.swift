extension Feature {
  /// Gestures of two fingers.
  static let twoFingerGestures = Feature(
    "TwoFingerGestures",
    #"""
    /// Two fingers that move apart or together.
    struct MagnifyGesture: Gesture {
      /// How far they have moved apart, as a factor.
      struct Value: Equatable {
        var time: Date
        var magnification: CGFloat
        var velocity: CGFloat
        var startAnchor: UnitPoint
        var startLocation: CGPoint
      }
      var minimumScaleDelta: CGFloat
      init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
      var _needs: _GestureNeeds { _GestureNeeds(_kinds: 8, _taps: 1, _durations: []) }
      func _phase(_ touch: _Touch) -> _GesturePhase<MagnifyGesture.Value> {
        if touch.isCancelled || touch.fingers != 2 { return .failed }
        if abs(touch.scale - 1) < Double(minimumScaleDelta) {
          return touch.isUp ? .failed : .possible(nil)
        }
        let value = MagnifyGesture.Value(
          time: Date(), magnification: CGFloat(touch.scale), velocity: CGFloat(touch.spin),
          startAnchor: touch._anchor, startLocation: touch._start(CoordinateSpace.local))
        return touch.isUp ? .ended(value) : .active(value)
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {}
    }

    /// The same, as it was before.
    struct MagnificationGesture: Gesture {
      typealias Value = CGFloat
      var minimumScaleDelta: CGFloat
      init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
      var _needs: _GestureNeeds { _GestureNeeds(_kinds: 8, _taps: 1, _durations: []) }
      func _phase(_ touch: _Touch) -> _GesturePhase<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._phase(touch)._map {
          $0.magnification
        }
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {}
    }

    /// Two fingers that turn.
    struct RotateGesture: Gesture {
      /// How far they have turned, clockwise.
      struct Value: Equatable {
        var time: Date
        var rotation: Angle
        var velocity: Angle
        var startAnchor: UnitPoint
        var startLocation: CGPoint
      }
      var minimumAngleDelta: Angle
      init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
      var _needs: _GestureNeeds { _GestureNeeds(_kinds: 16, _taps: 1, _durations: []) }
      func _phase(_ touch: _Touch) -> _GesturePhase<RotateGesture.Value> {
        if touch.isCancelled || touch.fingers != 2 { return .failed }
        if abs(touch.degrees) < minimumAngleDelta.degrees {
          return touch.isUp ? .failed : .possible(nil)
        }
        let value = RotateGesture.Value(
          time: Date(), rotation: Angle(degrees: touch.degrees),
          velocity: Angle(degrees: touch.spin), startAnchor: touch._anchor,
          startLocation: touch._start(CoordinateSpace.local))
        return touch.isUp ? .ended(value) : .active(value)
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {}
    }

    /// The same, as it was before.
    struct RotationGesture: Gesture {
      typealias Value = Angle
      var minimumAngleDelta: Angle
      init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
      var _needs: _GestureNeeds { _GestureNeeds(_kinds: 16, _taps: 1, _durations: []) }
      func _phase(_ touch: _Touch) -> _GesturePhase<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta)._phase(touch)._map { $0.rotation }
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {}
    }
    """#)
}
