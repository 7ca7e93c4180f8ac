import Interpreter
import ViewRuntime

extension Feature {
  static let tabView = Feature(
    "TabView",
    #"""
    /// Screens side by side; Grove shows all of them on top of each other.
    struct TabView<SelectionValue, Content: View>: View {
      typealias Body = Never
      let _content: Content
      init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    extension TabView where SelectionValue == Int {
      init(@ViewBuilder content: () -> Content) { self._content = content() }
    }
    """#,
    views: [
      "TabView": { part throws(Trap) in
        part.bridge.noteUnsimulated("TabView", "all tabs are shown at once")
        return .container(
          ContainerElement(
            type: "TabView", layout: .depth(alignment: .center),
            content: try part.element("_content", as: part.typeArgument(1))))
      }
    ])
}
