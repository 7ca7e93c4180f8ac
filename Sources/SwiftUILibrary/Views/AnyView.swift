import Interpreter

extension Feature {
  static let anyView = Feature(
    "AnyView",
    #"""
    /// A view whose type is hidden; its identity lasts as long as the type inside stays the same.
    struct AnyView: View {
      typealias Body = Never
      let _content: Any
      init<V: View>(_ view: V) {
        if let erased = view as? AnyView {
          self._content = erased._content
        } else {
          self._content = view
        }
      }
      init<V: View>(erasing view: V) { self.init(view) }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "AnyView": { part throws(Trap) in
        let content = part["_content"]
        let name = part.bridge.typeName(of: content)
        return .erased(typeName: name, try part.bridge.element(content))
      }
    ])
}
