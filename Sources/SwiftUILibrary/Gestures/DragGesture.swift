extension Feature {
  static let dragGesture = Feature(
    "DragGesture",
    #"""
    /// A finger that moves.
    struct DragGesture: Gesture {
      /// Where the finger is and was.
      struct Value: Equatable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var velocity: CGSize
        var translation: CGSize {
          CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest: a quarter of a second on.
        var predictedEndLocation: CGPoint {
          CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        var predictedEndTranslation: CGSize {
          let end = predictedEndLocation
          return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
      }
      var minimumDistance: CGFloat
      var coordinateSpace: CoordinateSpace
      init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
      }
      @_disfavoredOverload
      init<S: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: S) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
      }
      var _needs: _GestureNeeds {
        _GestureNeeds(_kinds: minimumDistance > 0 ? 4 : 7, _taps: 1, _durations: [])
      }
      func _phase(_ touch: _Touch) -> _GesturePhase<DragGesture.Value> {
        if touch.isCancelled || touch.fingers != 1 { return .failed }
        if touch.reach < Double(minimumDistance) {
          return touch.isUp ? .failed : .possible(nil)
        }
        let value = DragGesture.Value(
          time: Date(), location: touch._location(coordinateSpace),
          startLocation: touch._start(coordinateSpace), velocity: touch._velocity(coordinateSpace))
        return touch.isUp ? .ended(value) : .active(value)
      }
      func _tell(_ touch: _Touch, _ before: _Touch?) {}
    }
    """#)
}
