import Interpreter

extension Feature {
  static let gestures = Feature(
    "Gestures",
    #"""
    struct AddGestureModifier<T: Gesture> {
      let gesture: T
      let _name: String
      /// The bits of a `GestureMask`.
      let _mask: Int
      func _wants() -> _GestureNeeds { gesture._needs }
      func _code(_ touch: _Touch) -> Int { gesture._phase(touch)._code }
      func _hear(_ touch: _Touch, _ before: _Touch?) { gesture._tell(touch, before) }
    }

    extension View {
      /// Runs an action when this view is tapped.
      func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<TapGesture>>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: _EndedGesture(_base: TapGesture(count: count), _plainAction: action),
            _name: "onTapGesture", _mask: 3))
      }
      func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
      ) -> some View {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
              action($0.location)
            }, _name: "onTapGesture", _mask: 3))
      }
      func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>> {
        _onLongPress(minimumDuration, maximumDistance, pressing, action)
      }
      /// Runs an action when this view is pressed for a while.
      func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>> {
        _onLongPress(minimumDuration, maximumDistance, onPressingChanged, action)
      }
      func _onLongPress(
        _ minimumDuration: Double, _ maximumDistance: CGFloat, _ pressing: ((Bool) -> Void)?,
        _ action: @escaping () -> Void
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: LongPressGesture(
              _minimumDuration: minimumDuration, _maximumDistance: maximumDistance,
              _pressing: pressing
            ).onEnded { _ in action() }, _name: "onLongPressGesture", _mask: 3))
      }
      /// Adds a gesture, after those inside.
      func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: gesture, _name: "gesture", _mask: Int(mask.rawValue)))
      }
      func gesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: gesture, _name: "gesture", _mask: isEnabled ? 3 : 2))
      }
      func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        self.gesture(gesture, isEnabled: isEnabled)
      }
      /// Adds a gesture beside those inside: both may succeed.
      func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: gesture, _name: "simultaneousGesture", _mask: Int(mask.rawValue)))
      }
      func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: gesture, _name: "simultaneousGesture", _mask: isEnabled ? 3 : 2))
      }
      func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        simultaneousGesture(gesture, isEnabled: isEnabled)
      }
      /// Adds a gesture that comes before those inside.
      func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: gesture, _name: "highPriorityGesture", _mask: Int(mask.rawValue)))
      }
      func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: gesture, _name: "highPriorityGesture", _mask: isEnabled ? 3 : 2))
      }
      func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        highPriorityGesture(gesture, isEnabled: isEnabled)
      }
    }
    """#,
    modifiers: [
      "AddGestureModifier": { part throws(Trap) in try gesture(part) }
    ])
}
