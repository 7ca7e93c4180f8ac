import Interpreter
import ViewRuntime

extension Feature {
  static let coordinateSpace = Feature(
    "CoordinateSpace",
    #"""
    /// Something that stands for a system of coordinates.
    protocol CoordinateSpaceProtocol {
      var coordinateSpace: CoordinateSpace { get }
    }

    /// A system of coordinates.
    enum CoordinateSpace: CoordinateSpaceProtocol, Hashable {
      case global, local
      case named(AnyHashable)
      case _scrollView(Axis?)
      static var scrollView: CoordinateSpace { ._scrollView(nil) }
      static func scrollView(axis: Axis) -> CoordinateSpace { ._scrollView(axis) }
      var isGlobal: Bool { self == CoordinateSpace.global }
      var isLocal: Bool { self == CoordinateSpace.local }
      var coordinateSpace: CoordinateSpace { self }
      var _system: (Int, AnyHashable?) {
        switch self {
        case .global: return (0, nil)
        case .local: return (1, nil)
        case .named(let name): return (2, name)
        case ._scrollView(let axis):
          guard let axis else { return (3, nil) }
          return (axis == .horizontal ? 4 : 5, nil)
        }
      }
      func _frame(_ place: _Location) -> CGRect? {
        let (system, name) = _system
        return _geometryFrame(place, system, name)
      }
      func _point(_ place: _Location, _ point: CGPoint) -> CGPoint? {
        let (system, name) = _system
        return _geometryPoint(place, point, system, name)
      }
      func _bounds(_ place: _Location) -> CGRect? {
        let (system, name) = _system
        return _geometryBounds(place, system, name)
      }
    }

    /// A system of coordinates with a name.
    struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
      let coordinateSpace: CoordinateSpace
    }

    /// The coordinates of the window.
    struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
      init() {}
      var coordinateSpace: CoordinateSpace { CoordinateSpace.global }
    }

    /// The coordinates of the view that asks.
    struct LocalCoordinateSpace: CoordinateSpaceProtocol {
      init() {}
      var coordinateSpace: CoordinateSpace { CoordinateSpace.local }
    }

    extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
      static func named<T: Hashable>(_ name: T) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
      }
      static var scrollView: NamedCoordinateSpace { _scrollView(nil) }
      static func scrollView(axis: Axis) -> NamedCoordinateSpace { _scrollView(axis) }
      static func _scrollView(_ axis: Axis?) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: ._scrollView(axis))
      }
    }

    extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
      static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
    }

    extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
      static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
    }

    struct _CoordinateSpaceModifier {
      let _name: AnyHashable
      let _label: String
    }

    extension View {
      /// Names the coordinates of this view for the views inside it.
      func coordinateSpace<T: Hashable>(
        name: T
      ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
        ModifiedContent(
          content: self,
          modifier: _CoordinateSpaceModifier(_name: AnyHashable(name), _label: "name: "))
      }
      func coordinateSpace(
        _ name: NamedCoordinateSpace
      ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
        var label: AnyHashable = "scrollView"
        if case .named(let given) = name.coordinateSpace { label = given }
        return ModifiedContent(
          content: self, modifier: _CoordinateSpaceModifier(_name: label, _label: ""))
      }
    }
    """#,
    modifiers: [
      "_CoordinateSpaceModifier": { part throws(Trap) in
        let bridge = part.bridge
        let name = bridge.withoutBox(part.value("_name"))
        let shown = try bridge.detail(name)
        let label = part.string("_label")
        return Modification(
          "coordinateSpace", detail: label.isEmpty ? ".named(\(shown))" : label + shown,
          .coordinateSpace(InterpretedValue(name, bridge)))
      }
    ])
}
