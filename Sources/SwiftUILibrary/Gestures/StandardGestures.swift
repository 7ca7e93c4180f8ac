extension Feature {
  static let standardGestures = Feature(
    "StandardGestures",
    #"""
    /// One tap or several.
    struct TapGesture: Gesture {
      typealias Value = Void
      var count: Int
      init(count: Int = 1) { self.count = count }
    }

    /// A tap, and where it was.
    struct SpatialTapGesture: Gesture {
      struct Value: Equatable {
        var location: CGPoint
      }
      var count: Int
      init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
    }

    /// A press that lasts.
    struct LongPressGesture: Gesture {
      typealias Value = Bool
      var minimumDuration: Double
      init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
      }
      func _changed(_ touch: _Touch) -> Bool? { touch._isDrag ? nil : true }
      func _ended(_ touch: _Touch) -> Bool? {
        !touch._isDrag && touch.seconds >= minimumDuration ? true : nil
      }
    }

    /// A finger that moves.
    struct DragGesture: Gesture {
      /// Where the finger is and was.
      struct Value: Equatable {
        var location: CGPoint
        var startLocation: CGPoint
        var velocity: CGSize
        var time: Date
        var translation: CGSize {
          CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        var predictedEndTranslation: CGSize { translation }
        var predictedEndLocation: CGPoint { location }
      }
      var minimumDistance: CGFloat
      init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
      }
      func _changed(_ touch: _Touch) -> DragGesture.Value? {
        if !touch._isDrag && minimumDistance > 0 { return nil }
        if touch.x * touch.x + touch.y * touch.y < minimumDistance * minimumDistance { return nil }
        return DragGesture.Value(
          location: CGPoint(x: touch.x, y: touch.y), startLocation: CGPoint.zero,
          velocity: CGSize.zero, time: Date())
      }
      func _ended(_ touch: _Touch) -> DragGesture.Value? { _changed(touch) }
    }

    /// Two fingers that move apart.
    struct MagnificationGesture: Gesture {
      typealias Value = CGFloat
      init(minimumScaleDelta: CGFloat = 0.01) {}
    }

    struct MagnifyGesture: Gesture {
      struct Value: Equatable {
        var magnification: CGFloat
        var velocity: CGFloat
      }
      init(minimumScaleDelta: CGFloat = 0.01) {}
    }

    /// Two fingers that turn.
    struct RotationGesture: Gesture {
      typealias Value = Angle
      init(minimumAngleDelta: Angle = .degrees(1)) {}
    }

    struct RotateGesture: Gesture {
      struct Value: Equatable {
        var rotation: Angle
        var velocity: Angle
      }
      init(minimumAngleDelta: Angle = .degrees(1)) {}
    }
    """#)
}
