extension Feature {
  static let uiTextView = Feature(
    "UITextView",
    #"""
    /// Who is asked and told what happens in a text view.
    protocol UITextViewDelegate: AnyObject {
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      func textViewDidBeginEditing(_ textView: UITextView)
      func textViewDidEndEditing(_ textView: UITextView)
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool
      func textViewDidChange(_ textView: UITextView)
      func textViewDidChangeSelection(_ textView: UITextView)
    }

    extension UITextViewDelegate {
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
      func textViewDidBeginEditing(_ textView: UITextView) {}
      func textViewDidEndEditing(_ textView: UITextView) {}
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        true
      }
      func textViewDidChange(_ textView: UITextView) {}
      func textViewDidChangeSelection(_ textView: UITextView) {}
    }

    /// Several lines of text: `:type` changes them and tells the delegate.
    class UITextView: UIScrollView {
      var text: String! = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
      var textColor: UIColor?
      var font: UIFont?
      var textAlignment = NSTextAlignment.natural
      var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      var isEditable = true
      var isSelectable = true
      var _isEditing = false
      weak var delegate: UITextViewDelegate?
      var hasText: Bool { !(text ?? "").isEmpty }
      override var _text: String? { hasText ? text : nil }
      override var _field: _UIKitField? {
        guard isEditable, isUserInteractionEnabled else { return nil }
        return _UIKitField(
          _value: text ?? "", _prompt: "", _set: { self._type($0) }, _submit: {},
          _editing: { self._edit($0) })
      }
      func _type(_ new: String) {
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        let isAllowed =
          delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true
        guard isAllowed else { return }
        text = new
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
      }
      func _edit(_ begins: Bool) {
        if begins { guard delegate?.textViewShouldBeginEditing(self) ?? true else { return } }
        guard _isEditing != begins else { return }
        _isEditing = begins
        if begins {
          delegate?.textViewDidBeginEditing(self)
        } else {
          delegate?.textViewDidEndEditing(self)
        }
      }
    }
    """#)
}
