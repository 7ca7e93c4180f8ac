import Interpreter

extension Feature {
  static let gestures = Feature(
    "Gestures",
    #"""
    struct AddGestureModifier<T: Gesture> {
      let gesture: T
      let _name: String
      func _change(_ touch: _Touch) { _ = gesture._changed(touch) }
      func _end(_ touch: _Touch) { _ = gesture._ended(touch) }
    }

    extension View {
      /// Runs an action when this view is tapped.
      func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<TapGesture>>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: TapGesture(count: count).onEnded { _ in action() }, _name: "onTapGesture"))
      }
      func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<TapGesture>>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: TapGesture(count: count).onEnded { _ in action(CGPoint.zero) },
            _name: "onTapGesture"))
      }
      func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>> {
        _onLongPress(minimumDuration, action)
      }
      /// Runs an action when this view is pressed for a while.
      func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>> {
        _onLongPress(minimumDuration, action)
      }
      func _onLongPress(
        _ minimumDuration: Double, _ action: @escaping () -> Void
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() },
            _name: "onLongPressGesture"))
      }
      /// Adds a gesture; taps, presses and drags are simulated.
      func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self, modifier: AddGestureModifier(gesture: gesture, _name: "gesture"))
      }
      func gesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self, modifier: AddGestureModifier(gesture: gesture, _name: "gesture"))
      }
      /// Adds a gesture beside those inside; only taps and presses are simulated.
      func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self, modifier: AddGestureModifier(
            gesture: gesture, _name: "simultaneousGesture"))
      }
      /// Adds a gesture that comes before those inside; only taps and presses are simulated.
      func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self, modifier: AddGestureModifier(
            gesture: gesture, _name: "highPriorityGesture"))
      }
    }
    """#,
    modifiers: [
      "AddGestureModifier": { part throws(Trap) in try gesture(part) }
    ])
}
