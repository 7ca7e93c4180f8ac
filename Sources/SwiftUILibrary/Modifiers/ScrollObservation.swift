import Interpreter
import ViewRuntime

extension Feature {
  static let scrollObservation = Feature(
    "ScrollObservation",
    #"""
    /// Where a scroll view is.
    struct ScrollPosition: Equatable {
      var _id: AnyHashable?
      var edge: Edge?
      var point: CGPoint?
      var isPositionedByUser: Bool
      var _anchor: UnitPoint?
      init(idType: Any.Type = Never.self) {
        self._id = nil
        self._anchor = nil
        self.edge = nil
        self.point = nil
        self.isPositionedByUser = false
      }
      init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        self.init()
        self._id = AnyHashable(id)
        self._anchor = anchor
      }
      init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) {
        self.init()
        self.edge = edge
      }
      init(edge: Edge) {
        self.init()
        self.edge = edge
      }
      init(point: CGPoint) {
        self.init()
        self.point = point
      }
      init(x: CGFloat, y: CGFloat) {
        self.init()
        self.point = CGPoint(x: x, y: y)
      }
      init(x: CGFloat) {
        self.init()
        self.point = CGPoint(x: x, y: 0)
      }
      init(y: CGFloat) {
        self.init()
        self.point = CGPoint(x: 0, y: y)
      }
      init<ID: Hashable>(idType: ID.Type = ID.self, point: CGPoint) { self.init(point: point) }
      init<ID: Hashable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
        self.init(x: x, y: y)
      }
      init<ID: Hashable>(idType: ID.Type = ID.self, x: CGFloat) { self.init(x: x) }
      init<ID: Hashable>(idType: ID.Type = ID.self, y: CGFloat) { self.init(y: y) }
      mutating func _clear() {
        _id = nil
        edge = nil
        point = nil
        _anchor = nil
        isPositionedByUser = false
      }
      /// The view scrolled to.
      var viewID: AnyHashable? { _id }
      func viewID<T: Hashable>(type: T.Type) -> T? { _id?.base as? T }
      var x: CGFloat? { point?.x }
      var y: CGFloat? { point?.y }
      /// Scrolls to a view.
      mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        _clear()
        _id = AnyHashable(id)
        _anchor = anchor
      }
      mutating func _userDidScroll(to target: Any?) {
        _clear()
        if let id = target as? any Hashable { _id = AnyHashable(id) }
        isPositionedByUser = true
      }
      /// Scrolls to an edge.
      mutating func scrollTo(edge: Edge) {
        _clear()
        self.edge = edge
      }
      /// Scrolls to a point.
      mutating func scrollTo(point: CGPoint) {
        _clear()
        self.point = point
      }
      mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
      mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: point?.y ?? 0)) }
      mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: point?.x ?? 0, y: y)) }
    }

    /// The sizes and offsets of a scroll view.
    struct ScrollGeometry: Equatable {
      var contentOffset: CGPoint
      var contentSize: CGSize
      var contentInsets: EdgeInsets
      var containerSize: CGSize
      var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
      var visibleRect: CGRect { bounds }
    }

    extension GeometryProxy {
      var _scrollGeometry: ScrollGeometry {
        let numbers = _scrollNumbers(_place)
        return ScrollGeometry(
          contentOffset: CGPoint(x: numbers[0], y: numbers[1]),
          contentSize: CGSize(width: numbers[2], height: numbers[3]),
          contentInsets: EdgeInsets(),
          containerSize: CGSize(width: numbers[4], height: numbers[5]))
      }
      /// How much of the view is seen in the scroll view around it, as a part of its area.
      var _visibleShare: Double {
        let own = frame(in: CoordinateSpace.scrollView)
        let container = _scrollGeometry.containerSize
        let width = min(own.maxX, container.width) - max(own.minX, 0)
        let height = min(own.maxY, container.height) - max(own.minY, 0)
        if own.width <= 0 || own.height <= 0 || width <= 0 || height <= 0 { return 0 }
        return width * height / (own.width * own.height)
      }
    }

    /// The offset, the size of the content and that of the viewport.
    func _scrollNumbers(_ place: _Location) -> [Double]

    /// What moves a scroll view.
    enum ScrollPhase: Hashable {
      case idle, tracking, interacting, decelerating, animating
      var isScrolling: Bool { self != .idle }
    }

    /// What is known when the phase changes.
    struct ScrollPhaseChangeContext {
      var geometry: ScrollGeometry
      var velocity: CGVector?
    }

    extension View {
      /// Runs an action with the first value made from where a scroll view is, and with every one
      /// that differs.
      func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (T, T) -> Void
      ) -> some View {
        ModifiedContent(
          content: self,
          modifier: _GeometryActionModifier<T>(
            _name: "onScrollGeometryChange", _type: type,
            transform: { transform($0._scrollGeometry) }, action: action))
      }
      /// Runs an action when scrolling starts and stops; not followed.
      @notSimulated func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
      ) -> some View {
        _decorated("onScrollPhaseChange")
      }
      @notSimulated func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
      ) -> some View {
        _decorated("onScrollPhaseChange")
      }
      /// Runs an action when as much of this view as the threshold says comes into sight, and when
      /// it goes out of sight.
      func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
      ) -> some View {
        ModifiedContent(
          content: self,
          modifier: _GeometryActionModifier<Bool>(
            _name: "onScrollVisibilityChange", _type: Bool.self,
            transform: { $0._visibleShare >= threshold },
            action: { old, new in if new || old { action(new) } }))
      }
      /// Runs an action when views scroll into sight; not followed.
      @notSimulated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
      ) -> some View {
        _decorated("onScrollTargetVisibilityChange", "threshold:", threshold)
      }
      /// Changes this view as it scrolls in and out; only shown.
      @notSimulated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
      ) -> some View {
        _decorated("scrollTransition", "_:axis:", (configuration, axis))
      }
      @notSimulated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
      ) -> some View {
        _decorated("scrollTransition", "topLeading:bottomTrailing:", (topLeading, bottomTrailing))
      }
      /// Changes how this view is drawn by where it is; only shown.
      @notSimulated func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
      ) -> some View {
        _decorated("visualEffect")
      }
    }

    /// How scrolling in and out looks.
    struct ScrollTransitionConfiguration: Hashable {
      let _name: String
      static let interactive = ScrollTransitionConfiguration(_name: "interactive")
      static let animated = ScrollTransitionConfiguration(_name: "animated")
      static let identity = ScrollTransitionConfiguration(_name: "identity")
      static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
      static func interactive(timingCurve: Any) -> ScrollTransitionConfiguration { .interactive }
      func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
      func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

      /// How much must be in sight.
      struct Threshold: Hashable {
        let _name: String
        static let visible = Threshold(_name: "visible")
        static let hidden = Threshold(_name: "hidden")
        static let centered = Threshold(_name: "centered")
        static func visible(_ amount: Double) -> Threshold { Threshold(_name: "visible") }
      }
    }

    /// Where a view is while it scrolls in and out.
    enum ScrollTransitionPhase: Hashable {
      case topLeading, identity, bottomTrailing
      var isIdentity: Bool { self == .identity }
      var value: Double {
        switch self {
        case .topLeading: return -1
        case .identity: return 0
        case .bottomTrailing: return 1
        }
      }
    }
    """#,
    natives: [
      "_scrollNumbers(_:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        let geometry = (bridge.location(call[0]) as? GeometryLocation)?.handle?.scrollGeometry()
        let offset = geometry?.offset ?? Point(x: 0, y: 0)
        let content = geometry?.contentSize ?? Size(width: 0, height: 0)
        let viewport = geometry?.viewport.size ?? Size(width: 0, height: 0)
        let numbers = [
          offset.x, offset.y, content.width, content.height, viewport.width, viewport.height,
        ]
        return bridge.evaluator.makeArray(
          numbers.map { .double($0) }, type: bridge.evaluator.types.array(.double))
      }
    ])
}
