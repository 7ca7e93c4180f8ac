import Interpreter
import ViewRuntime

extension Feature {
  static let geometryProxy = Feature(
    "GeometryProxy",
    #"""
    /// The size and place of a view.
    struct GeometryProxy {
      let _place: _Location
      let size: CGSize
      /// Grove has no safe area.
      var safeAreaInsets: EdgeInsets { EdgeInsets() }
      /// Where the view is in a system of coordinates; in those of the window, if there is no such
      /// system around the view.
      func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace._frame(_place) ?? CoordinateSpace.global._frame(_place)
          ?? CGRect(origin: CGPoint.zero, size: size)
      }
      @_disfavoredOverload
      func frame<S: CoordinateSpaceProtocol>(in coordinateSpace: S) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
      }
      /// What a named system around the view covers, in coordinates of the view.
      func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        coordinateSpace.coordinateSpace._bounds(_place)
      }
      /// What was measured elsewhere, in coordinates of the view.
      subscript<T>(anchor: Anchor<T>) -> T {
        let origin = frame(in: CoordinateSpace.global).origin
        return _relative(anchor._value, origin) as! T
      }
    }

    /// Moves what an anchor holds into the coordinates of a view.
    func _relative(_ value: Any, _ origin: CGPoint) -> Any {
      if let rect = value as? CGRect { return rect.offsetBy(dx: -origin.x, dy: -origin.y) }
      if let point = value as? CGPoint {
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      }
      if let rects = value as? [CGRect] {
        return rects.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
      }
      if let points = value as? [CGPoint] {
        return points.map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
      }
      return value
    }

    func _geometryFrame(_ place: _Location, _ system: Int, _ name: AnyHashable?) -> CGRect?
    func _geometryBounds(_ place: _Location, _ system: Int, _ name: AnyHashable?) -> CGRect?
    """#,
    natives: [
      "_geometryFrame(_:_:_:)": { call throws(Trap) in
        try measured(call) { $0.frame(in: $1) }
      },
      "_geometryBounds(_:_:_:)": { call throws(Trap) in
        try measured(call) { $0.bounds(of: $1) }
      },
    ])

  private static func measured(
    _ call: NativeCall, _ measure: (GeometryHandle, CoordinateSystem) -> Rectangle?
  ) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    guard let handle = (bridge.location(call[0]) as? GeometryLocation)?.handle else {
      return .none
    }
    let system: CoordinateSystem =
      switch call[1].asInt {
      case 0: .global
      case 1: .local
      case 2: .named(InterpretedValue(bridge.withoutBox(call[2]), bridge))
      case 3: .scrollView(nil)
      case 4: .scrollView(.horizontal)
      default: .scrollView(.vertical)
      }
    return measure(handle, system).map(bridge.makeRectangle) ?? .none
  }
}

/// The view behind a `GeometryProxy`.
class GeometryLocation: Location {
  let handle: GeometryHandle?

  init(_ handle: GeometryHandle?, _ bridge: ViewBridge) {
    self.handle = handle
    super.init(bridge)
  }
}

extension ViewBridge {
  /// A `GeometryProxy`, owned.
  func makeProxy(_ handle: GeometryHandle?, size: Size) -> Value {
    evaluator.makeStructure(
      [makeLocation(GeometryLocation(handle, self)), makeSize(size)],
      type: evaluator.types.generic("GeometryProxy"))
  }
}
