import Interpreter
import ViewRuntime

extension Feature {
  static let navigationDestination = Feature(
    "NavigationDestination",
    #"""
    struct _NavigationDestinationModifier<Content> {
      /// The type of the values it is for.
      let _type: Any
      let _destination: Any
    }

    struct _NavigationFlagModifier<Content> {
      let _flag: _PresentationFlag
      let _destination: Any
    }

    extension View {
      /// Says which screen the stack around shows for values of a type.
      func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
      ) -> ModifiedContent<Self, _NavigationDestinationModifier<C>> {
        ModifiedContent(
          content: self,
          modifier: _NavigationDestinationModifier<C>(_type: data, _destination: destination))
      }
      /// Pushes a screen while a value is true.
      func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
      ) -> ModifiedContent<Self, _NavigationFlagModifier<V>> {
        let screen = destination()
        return ModifiedContent(
          content: self,
          modifier: _NavigationFlagModifier<V>(
            _flag: _PresentationFlag(isOn: isPresented), _destination: { () -> V in screen }))
      }
      /// Pushes a screen for an item while there is one.
      func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
      ) -> ModifiedContent<Self, _NavigationFlagModifier<C>> {
        ModifiedContent(
          content: self,
          modifier: _NavigationFlagModifier<C>(
            _flag: _PresentationFlag(item: item), _destination: destination))
      }
    }
    """#,
    modifiers: [
      "_NavigationDestinationModifier": { part throws(Trap) in destination(part) },
      "_NavigationFlagModifier": { part throws(Trap) in flagDestination(part) },
    ])

  private static func destination(_ part: Part) -> Modification {
    let type = part.value("_type").asMetatype
    let detail = "for: \(part.bridge.evaluator.types.name(of: type, qualified: false)).self"
    let bridge = part.bridge
    guard let stack = bridge.surroundings.stack else {
      return Modification("navigationDestination", detail: detail)
    }
    let kept = part.kept()
    let offer = Offer(
      key: stack.key(for: type),
      value: InterpretedValue(part.value("_destination"), bridge, comparing: .view)
    ) { value in
      let argument = (value as? InterpretedValue)?.value ?? .none
      return try kept.made(by: "_destination", [argument], as: kept.typeArgument(0))
    }
    return Modification("navigationDestination", detail: detail, .offer(offer))
  }

  private static func flagDestination(_ part: Part) -> Modification {
    guard let flag = part.presentationFlag("_flag") else {
      return Modification("navigationDestination")
    }
    let kept = part.kept()
    let bridge = part.bridge
    let stack = bridge.surroundings.stack
    let follower = DynamicElement(
      sources: flag.sources, remember: { RouteMemory(bridge) },
      make: { memory in
        let item = try flag.item()
        let offering = bridge.offering(memory.route.key, kept, .empty, for: item) {
          () throws(Trap) in
          try kept.made(
            by: "_destination", item.map { [$0.value] } ?? [], as: kept.typeArgument(0))
        }
        return try bridge.following(flag, memory.route, on: stack, offering)
      })
    return Modification("navigationDestination", .attached(.dynamic(follower), .bar))
  }
}
