extension Feature {
  /// What is typed into at the prompt; return ends the editing, whatever the delegate says
  /// (modelled).
  static let uiTextField = Feature(
    "UITextField",
    #"""
    /// Who is asked and told what happens in a text field.
    protocol UITextFieldDelegate: AnyObject {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      func textFieldDidBeginEditing(_ textField: UITextField)
      func textFieldDidEndEditing(_ textField: UITextField)
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool
      func textFieldDidChangeSelection(_ textField: UITextField)
      func textFieldShouldReturn(_ textField: UITextField) -> Bool
    }

    extension UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
      func textFieldDidBeginEditing(_ textField: UITextField) {}
      func textFieldDidEndEditing(_ textField: UITextField) {}
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        true
      }
      func textFieldDidChangeSelection(_ textField: UITextField) {}
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }

    // What a keyboard is like; it is not shown.

    enum UITextAutocorrectionType: Int { case `default`, no, yes }
    enum UIReturnKeyType: Int {
      case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
      case `continue`
    }

    extension UIControl.Event {
      static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
      static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
      static let allEditingEvents = UIControl.Event(rawValue: 15 << 16)
    }

    /// A field for a line of text: `:type` changes it and tells its delegate and its actions.
    class UITextField: UIControl {
      var text: String? = "" {
        didSet {
          guard text != oldValue else { return }
          invalidateIntrinsicContentSize()
          setNeedsDisplay()
        }
      }
      var placeholder: String? { didSet { setNeedsDisplay() } }
      var textColor: UIColor?
      var font: UIFont?
      var textAlignment = NSTextAlignment.natural
      var borderStyle = BorderStyle.none
      var clearButtonMode = ViewMode.never
      var autocapitalizationType = UITextAutocapitalizationType.sentences
      var autocorrectionType = UITextAutocorrectionType.default
      var returnKeyType = UIReturnKeyType.default
      enum BorderStyle: Int { case none, line, bezel, roundedRect }
      enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
      var isSecureTextEntry = false
      var isEditing = false
      weak var delegate: UITextFieldDelegate?
      var hasText: Bool { !(text ?? "").isEmpty }
      override var intrinsicContentSize: CGSize {
        CGSize(width: 8 * CGFloat((_text ?? "").count), height: 22)
      }
      override var _text: String? {
        guard let text, !text.isEmpty else { return placeholder }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      }
      override var _tap: (() -> Void)? { nil }
      override var _field: _UIKitField? {
        guard isEnabled, isUserInteractionEnabled else { return nil }
        return _UIKitField(
          _value: text ?? "", _prompt: placeholder ?? "", _set: { self._type($0) },
          _submit: { self._return() }, _editing: { self._edit($0) })
      }
      func _type(_ new: String) {
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        let isAllowed =
          delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
        guard isAllowed else { return }
        text = new
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
      }
      func _return() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      }
      func _edit(_ begins: Bool) {
        if begins { guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return } }
        guard isEditing != begins else { return }
        isEditing = begins
        sendActions(for: begins ? .editingDidBegin : .editingDidEnd)
        if begins {
          delegate?.textFieldDidBeginEditing(self)
        } else {
          delegate?.textFieldDidEndEditing(self)
        }
      }
    }
    """#)
}
