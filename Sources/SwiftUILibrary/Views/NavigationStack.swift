import Interpreter
import ViewRuntime

extension Feature {
  static let navigationStack = Feature(
    "NavigationStack",
    #"""
    /// Screens on top of each other; Grove shows the first one.
    struct NavigationStack<Data, Root: View>: View {
      typealias Body = Never
      let _root: Root
      init(_root: Root) { self._root = _root }
      init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self._root = root() }
      var body: Never { _primitiveBody() }
    }

    extension NavigationStack where Data == NavigationPath {
      init(@ViewBuilder root: () -> Root) { self._root = root() }
    }

    /// The values of the screens on a stack.
    struct NavigationPath: Equatable {
      var _values: [AnyHashable]
      init() { self._values = [] }
      init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self._values = elements.map { element in AnyHashable(element) }
      }
      var count: Int { _values.count }
      var isEmpty: Bool { _values.isEmpty }
      mutating func append<V: Hashable>(_ value: V) { _values.append(AnyHashable(value)) }
      mutating func removeLast(_ k: Int = 1) { _values.removeLast(k) }
    }

    /// Screens on top of each other, in the older form.
    struct NavigationView<Content: View>: View {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "NavigationStack": { part throws(Trap) in
        .container(
          ContainerElement(
            type: "NavigationStack", layout: .passthrough,
            content: try part.element("_root", as: part.typeArgument(1))))
      },
      "NavigationView": { part throws(Trap) in
        .container(
          ContainerElement(
            type: "NavigationView", layout: .passthrough,
            content: try part.element("_content", as: part.typeArgument(0))))
      },
    ])
}
