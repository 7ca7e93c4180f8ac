import Interpreter

extension Feature {
  static let textField = Feature(
    "TextField",
    #"""
    /// A line of text that can be edited.
    struct TextField<Label: View>: View {
      typealias Body = Never
      let _text: Binding<String>
      let _prompt: Text?
      let _label: Label
      /// What the older form does when the return key is pressed.
      var _onCommit: (() -> Void)?
      /// What the older form does when the field gets and loses the focus.
      var _onEditing: ((Bool) -> Void)?
      init(_text: Binding<String>, _prompt: Text?, _label: Label) {
        self._text = _text
        self._prompt = _prompt
        self._label = _label
      }
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(_text: text, _prompt: prompt, _label: label())
      }
      init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
      ) {
        self.init(_text: text, _prompt: prompt, _label: label())
      }
      var body: Never { _primitiveBody() }
    }

    extension TextField where Label == Text {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(_text: text, _prompt: nil, _label: Text(titleKey))
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(_text: text, _prompt: nil, _label: Text(title))
      }
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(_text: text, _prompt: prompt, _label: Text(titleKey))
      }
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(_text: text, _prompt: nil, _label: Text(titleKey))
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(_text: text, _prompt: nil, _label: Text(title))
      }
      /// Edits a value through its format; text that cannot be read is dropped.
      init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
      ) {
        self.init(
          _text: Binding<String>(
            get: { "\(format.format(value.wrappedValue))" },
            set: { text in
              if let read = _readValue(text, value.wrappedValue) {
                value.wrappedValue = read as! F.FormatInput
              }
            }),
          _prompt: prompt, _label: Text(titleKey))
      }
      init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
      ) {
        self.init(_text: text, _prompt: nil, _label: Text(titleKey))
        self._onCommit = onCommit
        self._onEditing = onEditingChanged
      }
      init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
      ) {
        self.init(_text: text, _prompt: nil, _label: Text(titleKey))
        self._onEditing = onEditingChanged
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
      ) {
        self.init(_text: text, _prompt: nil, _label: Text(title))
        self._onCommit = onCommit
        self._onEditing = onEditingChanged
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
      ) {
        self.init(_text: text, _prompt: nil, _label: Text(title))
        self._onEditing = onEditingChanged
      }
      /// Edits a value through a formatter, in the older form.
      init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
      ) {
        self.init(titleKey, value: value, formatter: formatter)
        self._onCommit = onCommit
        self._onEditing = onEditingChanged
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(_text: text, _prompt: prompt, _label: Text(title))
      }
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(_text: text, _prompt: prompt, _label: Text(titleKey))
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(_text: text, _prompt: prompt, _label: Text(title))
      }
      @_disfavoredOverload
      init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
      ) {
        self.init(
          LocalizedStringKey(stringLiteral: String(title)), value: value, format: format,
          prompt: prompt)
      }
      /// Edits a value through a formatter.
      init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
      ) {
        self.init(
          _text: Binding<String>(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { text in
              if let read = _readValue(text, value.wrappedValue) { value.wrappedValue = read as! V }
            }),
          _prompt: prompt, _label: Text(titleKey))
      }
      @_disfavoredOverload
      init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
      ) {
        self.init(
          LocalizedStringKey(stringLiteral: String(title)), value: value, formatter: formatter,
          prompt: prompt)
      }
    }
    /// Reads text as a value of the same type as another one.
    func _readValue(_ text: String, _ example: Any) -> Any?
    """#,
    natives: ["_readValue(_:_:)": readValue],
    views: [
      "TextField": { part throws(Trap) in
        try textControl("TextField", part)
      }
    ])
}
