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
      ///
      /// A rectangle that effects have turned on the way is the upright one around it (modelled).
      subscript<T>(anchor: Anchor<T>) -> T {
        let origin = frame(in: CoordinateSpace.global).origin
        if let effect = _windowTransform(_place) {
          return _transformed(anchor._value, effect.inverted())
        }
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

    /// Takes what an anchor holds through a change of coordinates.
    func _transformed<T>(_ value: T, _ change: CGAffineTransform?) -> T {
      guard let change else { return value }
      if let rect = value as? CGRect { return rect.applying(change) as! T }
      if let point = value as? CGPoint { return point.applying(change) as! T }
      if let rects = value as? [CGRect] { return rects.map { $0.applying(change) } as! T }
      if let points = value as? [CGPoint] { return points.map { $0.applying(change) } as! T }
      return value
    }

    /// From the view's coordinates to those of the window, if effects around it change them.
    func _windowTransform(_ place: _Location) -> CGAffineTransform?
    /// A point of the window in another system; `nil` if there is none around the view.
    func _geometryPoint(
      _ place: _Location, _ point: CGPoint, _ system: Int, _ name: AnyHashable?
    ) -> CGPoint?
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
      "_windowTransform(_:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        let handle = (bridge.location(call[0]) as? GeometryLocation)?.handle
        return bridge.makeTransform(handle?.windowTransform())
      },
      "_geometryPoint(_:_:_:_:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        let part = Part(bridge, call[1])
        let point = Point(x: part.number("x"), y: part.number("y"))
        guard let handle = (bridge.location(call[0]) as? GeometryLocation)?.handle,
          let place = handle.convert(point, to: system(call[2].asInt, call[3], bridge))
        else { return .none }
        return bridge.makePoint(place)
      },
    ])

  private static func measured(
    _ call: NativeCall, _ measure: (GeometryHandle, CoordinateSystem) -> Rectangle?
  ) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    guard let handle = (bridge.location(call[0]) as? GeometryLocation)?.handle else {
      return .none
    }
    return measure(handle, system(call[1].asInt, call[2], bridge)).map(bridge.makeRectangle)
      ?? .none
  }

  /// The system that a `CoordinateSpace` writes as a number and a name.
  private static func system(
    _ kind: Int, _ name: Value, _ bridge: ViewBridge
  ) -> CoordinateSystem {
    switch kind {
    case 0: .global
    case 1: .local
    case 2: .named(InterpretedValue(bridge.withoutBox(name), bridge))
    case 3: .scrollView(nil)
    case 4: .scrollView(.horizontal)
    default: .scrollView(.vertical)
    }
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
