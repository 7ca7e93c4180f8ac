import Interpreter

extension Feature {
  /// Gestures of a finger that stays where it is.
  static let tapAndPress = Feature(
    "TapAndPress",
    #"""
    /// One tap or several.
    struct TapGesture: Gesture {
      typealias Value = Void
      var count: Int
      init(count: Int = 1) { self.count = count }
      var _needs: _GestureNeeds { _GestureNeeds(_kinds: 1, _taps: count, _durations: []) }
      func _phase(_ touch: _Touch) -> _GesturePhase<Void> {
        switch _tapPhase(touch._place, count) {
        case 2: return .ended(())
        case 3: return .failed
        default: return .possible(nil)
        }
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {}
    }

    /// The `_code` of a gesture of so many taps.
    func _tapPhase(_ place: _Location, _ count: Int) -> Int

    /// A tap, and where it was.
    struct SpatialTapGesture: Gesture {
      /// Where the tap was.
      struct Value: Equatable {
        var location: CGPoint
      }
      var count: Int
      var coordinateSpace: CoordinateSpace
      init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
      }
      @_disfavoredOverload
      init<S: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: S) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
      }
      var _needs: _GestureNeeds { _GestureNeeds(_kinds: 1, _taps: count, _durations: []) }
      func _phase(_ touch: _Touch) -> _GesturePhase<SpatialTapGesture.Value> {
        TapGesture(count: count)._phase(touch)._map { _ in
          SpatialTapGesture.Value(location: touch._start(coordinateSpace))
        }
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {}
    }

    /// A press that lasts: it is over as soon as it has lasted long enough.
    struct LongPressGesture: Gesture {
      typealias Value = Bool
      var minimumDuration: Double
      var maximumDistance: CGFloat
      var _pressing: ((Bool) -> Void)?
      init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
        self._pressing = nil
      }
      init(
        _minimumDuration: Double, _maximumDistance: CGFloat, _pressing: ((Bool) -> Void)?
      ) {
        self.minimumDuration = _minimumDuration
        self.maximumDistance = _maximumDistance
        self._pressing = _pressing
      }
      var _needs: _GestureNeeds {
        // One that need not last is over with a tap, too.
        _GestureNeeds(
          _kinds: minimumDuration > 0 ? 2 : 3, _taps: 1, _durations: [minimumDuration])
      }
      func _phase(_ touch: _Touch) -> _GesturePhase<Bool> {
        if touch.isCancelled || touch.fingers != 1 { return .failed }
        let isStill = touch.reach <= maximumDistance
        if (isStill ? touch.seconds : touch.stillSeconds) >= minimumDuration { return .ended(true) }
        return touch.isUp || !isStill ? .failed : .possible(true)
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {
        guard let _pressing else { return }
        let isPressing = _phase(touch)._code == 0
        var wasPressing = false
        if let before { wasPressing = _phase(before)._code == 0 }
        if isPressing != wasPressing { _pressing(isPressing) }
      }
    }
    """#,
    natives: ["_tapPhase(_:_:)": tapPhase])
}
