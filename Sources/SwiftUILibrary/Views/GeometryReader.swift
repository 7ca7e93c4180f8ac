import Interpreter
import ViewRuntime

extension Feature {
  static let geometryReader = Feature(
    "GeometryReader",
    #"""
    /// Content made from the size it is offered, in a rule of its own (U22, U96).
    struct GeometryReader<Content: View>: View {
      typealias Body = Never
      var content: (GeometryProxy) -> Content
      init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
      var body: Never { _primitiveBody() }
      func _content(_ width: Double, _ height: Double) -> Content {
        content(GeometryProxy(size: CGSize(width: CGFloat(width), height: CGFloat(height))))
      }
    }

    /// The size and place of a `GeometryReader`.
    struct GeometryProxy {
      let size: CGSize
      /// Grove has no safe area.
      var safeAreaInsets: EdgeInsets { EdgeInsets() }
      func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: CGPoint.zero, size: size)
      }
      subscript<T>(anchor: Anchor<T>) -> T { anchor._value }
    }

    /// A system of coordinates.
    struct CoordinateSpace: Hashable {
      let _name: String
      static let global = CoordinateSpace(_name: "global")
      static let local = CoordinateSpace(_name: "local")
      static let scrollView = CoordinateSpace(_name: "scrollView")
      static func named<T: Hashable>(_ name: T) -> CoordinateSpace {
        CoordinateSpace(_name: "named(\(name))")
      }
      static func scrollView(axis: Axis) -> CoordinateSpace { .scrollView }
      var isGlobal: Bool { _name == "global" }
      var isLocal: Bool { _name == "local" }
    }

    /// A value that is measured later.
    struct Anchor<Value> {
      let _value: Value
    }
    """#,
    views: [
      "GeometryReader": { part throws(Trap) in
        let make = part.kept()
        return .container(
          ContainerElement(
            type: "GeometryReader", layout: .geometry,
            content: .deferred(
              DeferredElement { size in
                let content = try make.call(
                  "_content", [.double(size.width), .double(size.height)])
                return try make.element(content, as: make.typeArgument(0))
              })))
      }
    ])
}
