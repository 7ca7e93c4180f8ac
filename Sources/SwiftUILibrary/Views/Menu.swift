import Interpreter

extension Feature {
  static let menu = Feature(
    "Menu",
    #"""
    /// A button that offers actions; Grove shows all of them.
    struct Menu<Label: View, Content: View>: View {
      typealias Body = Never
      let _label: Label
      let _content: Content
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    extension Menu where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self._label = Text(titleKey)
        self._content = content()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self._label = Text(title)
        self._content = content()
      }
    }
    """#,
    views: ["Menu": { part throws(Trap) in try labelled("Menu", part) }])
}
