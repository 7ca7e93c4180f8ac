import Interpreter
import ViewRuntime

extension Feature {
  static let navigationStack = Feature(
    "NavigationStack",
    #"""
    /// Screens on top of each other; the one on top is shown (L24).
    struct NavigationStack<Data, Root: View>: View {
      typealias Body = Never
      let _path: Any?
      let _root: Root
      init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self._path = path
        self._root = root()
      }
      var body: Never { _primitiveBody() }
    }

    extension NavigationStack where Data == NavigationPath {
      init(@ViewBuilder root: () -> Root) {
        self._path = nil
        self._root = root()
      }
    }

    /// Screens on top of each other, in the older form.
    struct NavigationView<Content: View>: View {
      typealias Body = Never
      let _path: Any?
      let _root: Content
      init(@ViewBuilder content: () -> Content) {
        self._path = nil
        self._root = content()
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "NavigationStack": { part throws(Trap) in
        screens("NavigationStack", part, root: part.typeArgument(1))
      },
      "NavigationView": { part throws(Trap) in
        screens("NavigationView", part, root: part.typeArgument(0))
      },
    ])
}
