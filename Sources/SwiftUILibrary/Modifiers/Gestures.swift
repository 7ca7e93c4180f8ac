import Interpreter

extension Feature {
  static let gestures = Feature(
    "Gestures",
    #"""
    struct AddGestureModifier<T> {
      let gesture: T
      let _name: String
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
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>> {
        onLongPressGesture(minimumDuration: minimumDuration, perform: action)
      }
      /// Runs an action when this view is pressed for a while.
      func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
      ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>> {
        ModifiedContent(
          content: self,
          modifier: AddGestureModifier(
            gesture: LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() },
            _name: "onLongPressGesture"))
      }
      /// Adds a gesture; only taps and long presses are simulated.
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
      func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
      ) -> ModifiedContent<Self, AddGestureModifier<T>> {
        ModifiedContent(
          content: self, modifier: AddGestureModifier(
            gesture: gesture, _name: "simultaneousGesture"))
      }
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
