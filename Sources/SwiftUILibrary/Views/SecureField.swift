import Interpreter

extension Feature {
  static let secureField = Feature(
    "SecureField",
    #"""
    /// A line of text that is not shown.
    struct SecureField<Label: View>: View {
      typealias Body = Never
      let _text: Binding<String>
      let _prompt: Text?
      let _label: Label
      var _onCommit: (() -> Void)?
      var _onEditing: ((Bool) -> Void)?
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self._text = text
        self._prompt = prompt
        self._label = label()
      }
      var body: Never { _primitiveBody() }
    }

    extension SecureField where Label == Text {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
      }
      init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
      ) {
        self.init(text: text) { Text(titleKey) }
        self._onCommit = onCommit
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
      ) {
        self.init(text: text) { Text(title) }
        self._onCommit = onCommit
      }
    }
    """#,
    views: [
      "SecureField": { part throws(Trap) in
        try textControl("SecureField", part)
      }
    ])
}
