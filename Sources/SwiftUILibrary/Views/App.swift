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
    extension ModifiedContent: Scene where Content: Scene {}

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
      init<D>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: (Binding<D?>) -> Content
      ) {
        self._content = content(.constant(nil))
      }
      @_disfavoredOverload
      init<S: StringProtocol, D>(
        _ title: S, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
      ) {
        self._content = content(.constant(nil))
      }
      @_disfavoredOverload
      init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      @_disfavoredOverload
      init<D>(
        _ title: Text, id: String? = nil, for type: D.Type,
        @ViewBuilder content: (Binding<D?>) -> Content
      ) {
        self._content = content(.constant(nil))
      }
      @_disfavoredOverload
      init(id: String? = nil, @ViewBuilder makeContent: () -> Content) {
        self._content = makeContent()
      }
      var body: Never { _primitiveBody() }
    }

    /// Windows that show a value; the first shows that which the program says.
    extension WindowGroup {
      init<D>(
        id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
      ) {
        self._content = content(_windowValue(defaultValue()))
      }
      init<D>(
        _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
      ) {
        self._content = content(_windowValue(defaultValue()))
      }
      @_disfavoredOverload
      init<S: StringProtocol, D>(
        _ title: S, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
      ) {
        self._content = content(_windowValue(defaultValue()))
      }
      @_disfavoredOverload
      init<D>(
        _ title: Text, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
      ) {
        self._content = content(_windowValue(defaultValue()))
      }
    }

    /// The value of a window, kept as long as the program runs.
    func _windowValue<D>(_ initial: D) -> Binding<D> {
      var value = initial
      return Binding(get: { value }, set: { value = $0 })
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

    /// A window beside the others of a Mac.
    struct UtilityWindow<Content: View>: Scene {
      typealias Body = Never
      let _content: Content
      init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      @_disfavoredOverload
      init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    /// A space around whoever wears the device; not shown.
    struct ImmersiveSpace<Content: View>: Scene {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      init(id: String, @ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
    }

    /// The settings of an app; not shown.
    struct Settings<Content: View>: Scene {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
    }

    /// What a symbol in the menu bar of a Mac opens.
    struct MenuBarExtra<Label: View, Content: View>: Scene {
      typealias Body = Never
      let _label: Label
      let _content: Content
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._content = content()
      }
      init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.init(content: content, label: label)
      }
      var body: Never { _primitiveBody() }
    }

    extension MenuBarExtra where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
      }
      init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { Text(title) }
      }
    }

    extension MenuBarExtra where Label == _IconLabel {
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(titleKey, systemImage: systemImage) }
      }
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(titleKey, systemImage: systemImage) }
      }
      init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { _IconLabel(titleKey, image: image) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(title, systemImage: systemImage) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(title, systemImage: systemImage) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { _IconLabel(title, image: image) }
      }
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
      "UtilityWindow": { part throws(Trap) in
        try part.element("_content", as: part.typeArgument(0))
      },
      "ImmersiveSpace": { part throws(Trap) in
        try part.element("_content", as: part.typeArgument(0))
      },
      "Settings": { part throws(Trap) in
        try part.element("_content", as: part.typeArgument(0))
      },
      "MenuBarExtra": { part throws(Trap) in
        try part.element("_content", as: part.typeArgument(1))
      },
      "_TupleScene": { part throws(Trap) in
        let first = part.bridge.evaluator.fields(of: part.value("value")).first
        return try part.bridge.element(first ?? part.value("value"))
      },
    ])
}
