import IR
import Interpreter
import ViewRuntime

extension Feature {
  /// Makes a navigation stack: its root, and a screen for each entry of its path.
  static func screens(_ type: String, _ part: Part, root: TypeID?) -> ViewElement {
    let kept = part.kept()
    let path = part.value("_path").isNone ? nil : part.bound("_path")
    let bridge = part.bridge
    return .dynamic(
      DynamicElement(
        sources: path?.source.map { [$0] } ?? [], remember: { ScreenStack(bridge, of: type) },
        make: { stack in
          stack.path = path
          return try stack.element(type, around: kept, root: root)
        }))
  }
}

extension ScreenStack {
  /// The stack as it is now.
  func element(
    _ type: String, around kept: KeptPart, root: TypeID?
  ) throws(Trap) -> ViewElement {
    let entries = try entries(isLatest: false)
    let bottom = try kept.field("_root", as: root) { $0.stack = self }
    var screens: [ViewElement] = [.retained(isVisible: entries.isEmpty, bottom)]
    for (index, entry) in entries.enumerated() {
      screens.append(.screen(screen(entry, depth: index + 1, isOnTop: index == entries.count - 1)))
    }
    let detail = path == nil && entries.isEmpty ? "" : "path: \(try shown(isLatest: false))"
    return editing.applied(
      to: .container(
        ContainerElement(
          type: type, detail: detail, layout: .screens, content: .tuple(ElementSlots(screens)))))
  }

  private func screen(_ entry: Entry, depth: Int, isOnTop: Bool) -> ScreenElement {
    let location = location(at: depth)
    let bridge = bridge
    switch entry {
    case .route(let route):
      return ScreenElement(
        id: .value(route.identity), depth: depth, isVisible: isOnTop, offer: route.key
      ) { offer in
        bridge.presented(try offer?.make(nil) ?? .empty, by: location)
      }
    case .value(let held):
      let value = held.value
      return ScreenElement(
        id: bridge.explicitID(value), depth: depth, isVisible: isOnTop, offer: key(for: value.type)
      ) { offer in
        guard let offer else {
          bridge.warnOfMissingDestination(for: held.value)
          return .empty
        }
        return bridge.presented(
          try offer.make(InterpretedValue(held.value, bridge)), by: location)
      }
    }
  }
}

extension ViewBridge {
  /// SwiftUI's words for a value that no `navigationDestination` is for.
  func warnOfMissingDestination(for value: Value) {
    runtime.warn(
      "A NavigationLink is presenting a value of type “\(typeName(of: value))” but there is no "
        + "matching navigationDestination declaration visible from the location of the link. The "
        + "link cannot be activated.")
  }
}
