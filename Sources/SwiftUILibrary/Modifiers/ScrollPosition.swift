import Interpreter
import ViewRuntime

extension Feature {
  static let scrollPosition = Feature(
    "ScrollPosition",
    #"""
    struct _ScrollPositionModifier {
      let _value: Any
      let _target: Any?
      let _edge: Edge?
      let _point: CGPoint?
      let _anchor: UnitPoint?
      let _report: (Any?) -> Void
    }

    struct _ScrollTargetLayoutModifier {
      let isEnabled: Bool
    }

    extension View {
      /// Ties a scroll view to a position: it goes where the position says, and the position is
      /// told when a person moves it.
      func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
      ) -> some View {
        let value = position.wrappedValue
        return ModifiedContent(
          content: self,
          modifier: _ScrollPositionModifier(
            _value: value, _target: value.isPositionedByUser ? nil : value._id?.base,
            _edge: value.edge, _point: value.point, _anchor: value._anchor ?? anchor,
            _report: { position.wrappedValue._userDidScroll(to: $0) }))
      }
      /// Ties a scroll view to the id of a view of its target layout.
      func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
      ) -> some View {
        ModifiedContent(
          content: self,
          modifier: _ScrollPositionModifier(
            _value: id.wrappedValue, _target: id.wrappedValue, _edge: nil, _point: nil,
            _anchor: anchor, _report: { if let target = $0 as? ID { id.wrappedValue = target } }))
      }
      /// Marks the content whose views scrolling aligns to and a scroll position names.
      func scrollTargetLayout(
        isEnabled: Bool = true
      ) -> ModifiedContent<Self, _ScrollTargetLayoutModifier> {
        ModifiedContent(
          content: self, modifier: _ScrollTargetLayoutModifier(isEnabled: isEnabled))
      }
    }
    """#,
    modifiers: [
      "_ScrollPositionModifier": { part throws(Trap) in try scrollPosition(part) },
      "_ScrollTargetLayoutModifier": { part throws(Trap) in
        Modification("scrollTargetLayout", part.flag("isEnabled") ? .scrollTargets : .none)
      },
    ])

  private static func scrollPosition(_ part: Part) throws(Trap) -> Modification {
    let bridge = part.bridge
    let kept = part.kept()
    let wish = scrollWish(part)
    var written = ""
    for name in ["_target", "_edge", "_point"] where !part.value(name).isNone {
      written = try part.detail(name)
    }
    return Modification(
      "scrollPosition", detail: written,
      .scrollPosition(
        ScrollPositionElement(
          value: part.comparable("_value"), wish: wish, anchor: point(part, "_anchor")
        ) { [unowned bridge] id in
          let target = id.map { bridge.value(of: $0) } ?? .none
          defer { bridge.evaluator.release(target) }
          bridge.evaluator.release(try kept.callField("_report", [target]))
        }))
  }

  private static func scrollWish(_ part: Part) -> ScrollWish? {
    if !part.value("_target").isNone {
      return .id(part.bridge.explicitID(part.value("_target")))
    }
    if let point = point(part, "_point") { return .offset(point) }
    guard !part.value("_edge").isNone else { return nil }
    return switch part.caseName("_edge") {
    case "top": .edge(.vertical, isEnd: false)
    case "bottom": .edge(.vertical, isEnd: true)
    case "leading": .edge(.horizontal, isEnd: false)
    default: .edge(.horizontal, isEnd: true)
    }
  }

  private static func point(_ part: Part, _ name: String) -> Point? {
    guard !part.value(name).isNone else { return nil }
    let point = Part(part.bridge, part.value(name))
    return Point(x: point.number("x"), y: point.number("y"))
  }
}
