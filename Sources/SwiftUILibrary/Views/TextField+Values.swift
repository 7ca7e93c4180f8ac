extension Feature {
  /// Fields with a view as their label that edit a value, and those for resources and attributes.
  static let textFieldValues = Feature(
    "TextField+Values",
    #"""
    extension TextField {
      /// Edits a value through its format; text that cannot be read is dropped.
      init<F: FormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          _text: Binding<String>(
            get: { "\(format.format(value.wrappedValue))" },
            set: { text in
              if let read = _readValue(text, value.wrappedValue) {
                value.wrappedValue = read as! F.FormatInput
              }
            }),
          _prompt: prompt, _label: label())
      }
      /// Edits a value through a formatter.
      init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          _text: Binding<String>(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { text in
              if let read = _readValue(text, value.wrappedValue) { value.wrappedValue = read as! V }
            }),
          _prompt: prompt, _label: label())
      }
      init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil, @ViewBuilder label: () -> Label
      ) {
        self.init(_text: text, _prompt: prompt, _label: label())
      }
    }

    extension TextField where Label == Text {
      init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
      ) {
        self.init(titleKey, value: value, formatter: formatter)
        self._onEditing = onEditingChanged
      }
      @_disfavoredOverload
      init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
      ) {
        self.init(title, value: value, formatter: formatter)
        self._onEditing = onEditingChanged
      }
      @_disfavoredOverload
      init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
      ) {
        self.init(title, value: value, formatter: formatter)
        self._onCommit = onCommit
        self._onEditing = onEditingChanged
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
        axis: Axis? = nil
      ) {
        self.init(_text: text, _prompt: prompt, _label: Text(titleResource))
      }
      @_disfavoredOverload
      init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
      ) {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
      }
    }

    extension SecureField where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
      }
    }

    extension TextEditor {
      init(text: Binding<AttributedString>) {
        self.init(
          text: Binding<String>(
            get: { String(text.wrappedValue.characters) },
            set: { text.wrappedValue = AttributedString($0) }))
      }
    }
    """#)
}
