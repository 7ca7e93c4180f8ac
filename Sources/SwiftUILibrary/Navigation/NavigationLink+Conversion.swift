import IR
import Interpreter
import ViewRuntime

/// The screen that a link, or a `navigationDestination` with a flag, leads to.
final class RouteMemory: ViewMemory {
  let route = ScreenStack.Route()

  init(_ bridge: ViewBridge) { super.init(bridge, of: "NavigationLink") }
}

extension Feature {
  /// Makes a link: a tap pushes its value, or the screen it offers.
  static func link(_ part: Part) throws(Trap) -> ViewElement {
    let label = try part.element("_label", as: part.typeArgument(0))
    let value = part.bridge.evaluator.opened(part.value("_value"))
    let stack = part.bridge.surroundings.stack
    let bridge = part.bridge
    guard part.value("_destination").isNone else { return routeLink(part, label, stack) }
    let held = HeldValue(borrowing: value, bridge.evaluator)
    return linkElement(label, isEnabled: !value.isNone) { [weak stack] in
      guard let stack else { return bridge.warnOfMissingStack() }
      guard bridge.runtime.hasOffer(for: stack.key(for: held.value.type)) || stack.path != nil
      else { return bridge.warnOfMissingDestination(for: held.value) }
      try stack.push(held.value)
    }
  }

  private static func routeLink(
    _ part: Part, _ label: ViewElement, _ stack: ScreenStack?
  ) -> ViewElement {
    let kept = part.kept()
    let bridge = part.bridge
    let isActive = part.presentationFlag("_isActive")
    return .dynamic(
      DynamicElement(
        sources: isActive?.sources ?? [], remember: { RouteMemory(bridge) },
        make: { memory in
          let link = linkElement(label, isEnabled: true) { [weak stack] in
            guard let stack else { return bridge.warnOfMissingStack() }
            guard let isActive else { return try stack.push(memory.route) }
            try isActive.turnOn()
          }
          let offering = bridge.offering(memory.route.key, kept, link) { () throws(Trap) in
            try kept.field("_destination", as: kept.typeArgument(1))
          }
          guard let isActive else { return offering }
          return try bridge.following(isActive, memory.route, on: stack, offering)
        }))
  }

  private static func linkElement(
    _ label: ViewElement, isEnabled: Bool, _ action: @escaping Action
  ) -> ViewElement {
    .container(
      ContainerElement(
        type: "NavigationLink", layout: .passthrough, content: label,
        interaction: isEnabled ? .tap(action) : nil))
  }
}

extension ViewBridge {
  /// A view that offers content for a screen.
  func offering(
    _ key: OfferKey, _ kept: KeptPart, _ view: ViewElement, for item: HeldValue? = nil,
    _ make: @escaping () throws(Trap) -> ViewElement
  ) -> ViewElement {
    let made = InterpretedValue(kept.value, self, comparing: .view)
    let value = OfferedContent(made, for: item.map { InterpretedValue($0.value, self) })
    return .surrounded(
      ModifierElement.make(
        type: "offer", effect: .offer(Offer(key: key, value: value) { _ in try make() }),
        content: view))
  }

  /// A view that pushes and pops a screen as a flag says.
  func following(
    _ flag: PresentationFlag, _ route: ScreenStack.Route, on stack: ScreenStack?,
    _ view: ViewElement
  ) throws(Trap) -> ViewElement {
    route.close = { () throws(Trap) in try flag.turnOff() }
    let isShown = Value.bool(try flag.isOn())
    return .surrounded(
      ModifierElement.make(
        type: "flag",
        effect: .change(
          InterpretedValue(isShown, self), initial: true, usesPreviousAction: false,
          action: { [weak stack] _, new in
            let isShown = (new as? InterpretedValue)?.value.asBool ?? false
            if isShown { try stack?.push(route) } else { try stack?.remove(route) }
          }),
        content: view))
  }

  /// What a link without a stack around it comes to.
  func warnOfMissingStack() {
    runtime.warn("a NavigationLink outside of a navigation stack leads nowhere")
  }
}

/// What the content of a pushed screen is made of: its closure, and the item it is for, if any.
private final class OfferedContent: ComparableValue {
  private let content: InterpretedValue
  private let item: InterpretedValue?

  init(_ content: InterpretedValue, for item: InterpretedValue?) {
    self.content = content
    self.item = item
  }

  /// An item that is gone takes its screen along, which shows it until then.
  func isEqual(to other: any ComparableValue) -> Bool {
    guard let other = other as? OfferedContent, content.isEqual(to: other.content) else {
      return false
    }
    guard let item, let old = other.item else { return true }
    return item.isEqual(to: old)
  }

  var display: String { content.display }
}
