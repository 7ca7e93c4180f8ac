import Interpreter
import ViewRuntime

extension Feature {
  static let scrollBehavior = Feature(
    "ScrollBehavior",
    #"""
    /// Where scrolling comes to rest.
    protocol ScrollTargetBehavior {
      var _alignsToViews: Bool { get }
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    }

    extension ScrollTargetBehavior {
      typealias TargetContext = ScrollTargetBehaviorContext
      var _alignsToViews: Bool { false }
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }

    /// Where scrolling is about to rest.
    struct ScrollTarget: Hashable {
      var rect: CGRect
      var anchor: UnitPoint?
    }

    /// What is known while a resting place is chosen.
    struct ScrollTargetBehaviorContext {
      let originalTarget: ScrollTarget
      let velocity = CGVector(dx: 0, dy: 0)
      let contentSize: CGSize
      let containerSize: CGSize
      let axes: Axis.Set
    }

    /// Rests at whole multiples of the viewport.
    struct PagingScrollTargetBehavior: ScrollTargetBehavior {
      init() {}
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let page = context.containerSize
        if context.axes.contains(.horizontal), page.width > 0 {
          target.rect.origin.x = (target.rect.origin.x / page.width).rounded() * page.width
        }
        if context.axes.contains(.vertical), page.height > 0 {
          target.rect.origin.y = (target.rect.origin.y / page.height).rounded() * page.height
        }
      }
    }

    /// Rests where one of the views of the `scrollTargetLayout` begins.
    struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
      var _alignsToViews: Bool { true }
      init(limitBehavior: LimitBehavior = .automatic) {}
      init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

      /// How far one gesture scrolls.
      struct LimitBehavior: Hashable {
        let _name: String
        static let automatic = LimitBehavior(_name: "automatic")
        static let always = LimitBehavior(_name: "always")
        static let never = LimitBehavior(_name: "never")
        static let alwaysByFew = LimitBehavior(_name: "alwaysByFew")
        static let alwaysByOne = LimitBehavior(_name: "alwaysByOne")
      }
    }

    extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
      static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
    }

    extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
      static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
      static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
      ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
      }
      static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
      ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
      }
      static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
      }
    }

    /// When scrolling past an end bounces.
    struct ScrollBounceBehavior: Hashable {
      let _name: String
      static let automatic = ScrollBounceBehavior(_name: "automatic")
      static let always = ScrollBounceBehavior(_name: "always")
      static let basedOnSize = ScrollBounceBehavior(_name: "basedOnSize")
    }

    /// How scrolling hides the keyboard.
    struct ScrollDismissesKeyboardMode: Hashable {
      let _name: String
      static let automatic = ScrollDismissesKeyboardMode(_name: "automatic")
      static let immediately = ScrollDismissesKeyboardMode(_name: "immediately")
      static let interactively = ScrollDismissesKeyboardMode(_name: "interactively")
      static let never = ScrollDismissesKeyboardMode(_name: "never")
    }

    /// What an anchor of scrolling is for.
    struct ScrollAnchorRole: Hashable {
      let _name: String
      static let initialOffset = ScrollAnchorRole(_name: "initialOffset")
      static let sizeChanges = ScrollAnchorRole(_name: "sizeChanges")
      static let alignment = ScrollAnchorRole(_name: "alignment")
    }

    struct _ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior> {
      let behavior: Behavior
      func _isAligned() -> Bool { behavior._alignsToViews }
      func _rest(_ viewport: CGRect, _ content: CGRect) -> CGPoint {
        var target = ScrollTarget(rect: viewport, anchor: nil)
        var axes: Axis.Set = []
        if content.width > viewport.width { axes.insert(.horizontal) }
        if content.height > viewport.height { axes.insert(.vertical) }
        behavior.updateTarget(
          &target,
          context: ScrollTargetBehaviorContext(
            originalTarget: target, contentSize: content.size, containerSize: viewport.size,
            axes: axes))
        return target.rect.origin
      }
    }

    extension View {
      /// Says where scrolling comes to rest.
      func scrollTargetBehavior<B: ScrollTargetBehavior>(
        _ behavior: B
      ) -> ModifiedContent<Self, _ScrollTargetBehaviorModifier<B>> {
        ModifiedContent(
          content: self, modifier: _ScrollTargetBehaviorModifier(behavior: behavior))
      }
      /// Marks one view that scrolling aligns to.
      @notSimulated func scrollTarget(isEnabled: Bool = true) -> some View {
        _decorated("scrollTarget", "isEnabled:", isEnabled)
      }
      /// Says when scrolling past an end bounces.
      func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
      ) -> some View {
        _decorated("scrollBounceBehavior", "_:", behavior)
      }
      /// Says whether scrolled content is cut off at the edges.
      func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        _decorated("scrollClipDisabled", "_:", disabled)
      }
      /// Says how scrolling hides the keyboard.
      func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        _decorated("scrollDismissesKeyboard", "_:", mode)
      }
      /// Shows the scroll indicators for a moment.
      func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        _decorated("scrollIndicatorsFlash", "onAppear:", onAppear)
      }
      func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View {
        _decorated("scrollIndicatorsFlash", "trigger:", value)
      }
      /// Says where scrolling starts.
      @notSimulated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        _decorated("defaultScrollAnchor", "_:", anchor)
      }
      @notSimulated func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
      ) -> some View {
        _decorated("defaultScrollAnchor", "_:for:", (anchor, role))
      }
    }
    """#,
    modifiers: [
      "_ScrollTargetBehaviorModifier": { part throws(Trap) in
        let kept = part.kept()
        let isAligned = try kept.call("_isAligned", [])
        return Modification(
          "scrollTargetBehavior", detail: try part.detail("behavior"),
          .scrollResting(alignsToViews: isAligned.asBool) { try restingPlace(kept, $0) })
      }
    ],
    details: [
      "PagingScrollTargetBehavior": { _ throws(Trap) in ".paging" },
      "ViewAlignedScrollTargetBehavior": { _ throws(Trap) in ".viewAligned" },
    ])

  /// Asks a behaviour, the program's or the library's, where a scroll view rests.
  private static func restingPlace(
    _ behavior: KeptPart, _ geometry: ScrollGeometry
  ) throws(Trap) -> Point {
    let bridge = behavior.bridge
    let viewport = bridge.makeRectangle(
      Rectangle(origin: geometry.offset, size: geometry.viewport.size))
    let content = bridge.makeRectangle(Rectangle(origin: .zero, size: geometry.contentSize))
    defer {
      bridge.evaluator.release(viewport)
      bridge.evaluator.release(content)
    }
    let place = try behavior.call("_rest", [viewport, content])
    defer { bridge.evaluator.release(place) }
    let part = Part(bridge, place)
    return Point(x: part.number("x"), y: part.number("y"))
  }
}
