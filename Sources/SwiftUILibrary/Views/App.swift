import Interpreter

extension Feature {
  static let app = Feature(
    "App",
    #"""
    /// The structure and behavior of an app.
    protocol App {
      associatedtype Body: Scene
      @SceneBuilder var body: Self.Body { get }
      init()
    }

    extension App {
      static func main() {}
    }

    /// A part of an app's interface: a window.
    protocol Scene {
      associatedtype Body: Scene
      @SceneBuilder var body: Self.Body { get }
    }

    extension Never: Scene {}

    /// Builds the scenes of an app.
    @resultBuilder struct SceneBuilder {
      static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
      @native("SceneBuilder.buildBlock(several)")
      static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
      ) -> _TupleScene<(repeat each Content)>
      static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    }

    /// Several scenes; Grove shows the first.
    struct _TupleScene<T>: Scene {
      typealias Body = Never
      let value: T
      var body: Never { _primitiveBody() }
    }

    /// Windows that all show the same kind of view.
    struct WindowGroup<Content: View>: Scene {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      init(id: String, @ViewBuilder content: () -> Content) { self._content = content() }
      init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
      ) {
        self._content = content()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
      ) {
        self._content = content()
      }
      /// Windows that show a value; the first shows none.
      init<D>(
        for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
      ) {
        self._content = content(.constant(nil))
      }
      init<D>(
        id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
      ) {
        self._content = content(.constant(nil))
      }
      init<D>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: (Binding<D?>) -> Content
      ) {
        self._content = content(.constant(nil))
      }
      @_disfavoredOverload
      init<S: StringProtocol, D>(
        _ title: S, id: String, for type: D.Type,
        @ViewBuilder content: (Binding<D?>) -> Content
      ) {
        self._content = content(.constant(nil))
      }
      var body: Never { _primitiveBody() }
    }

    /// A single window.
    struct Window<Content: View>: Scene {
      typealias Body = Never
      let _content: Content
      init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    /// The settings of an app; not shown.
    struct Settings<Content: View>: Scene {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
    }
    """#,
    natives: [
      "SceneBuilder.buildBlock(several)": { call throws(Trap) in makeTuple("_TupleScene", call) }
    ],
    views: [
      "WindowGroup": { part throws(Trap) in
        try part.element("_content", as: part.typeArgument(0))
      },
      "Window": { part throws(Trap) in
        try part.element("_content", as: part.typeArgument(0))
      },
      "Settings": { part throws(Trap) in
        try part.element("_content", as: part.typeArgument(0))
      },
      "_TupleScene": { part throws(Trap) in
        let first = part.bridge.evaluator.fields(of: part.value("value")).first
        return try part.bridge.element(first ?? part.value("value"))
      },
    ])
}
