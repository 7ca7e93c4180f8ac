extension Feature {
  static let uiSearchBar = Feature(
    "UISearchBar",
    #"""
    /// Who is asked and told what happens in a search bar.
    protocol UISearchBarDelegate: AnyObject {
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    }

    extension UISearchBarDelegate {
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        true
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    }

    /// A field for what to look for: `:type` changes its text, `:submit` is the search key, and a
    /// tap on "Cancel" is the button beside it.
    class UISearchBar: UIView {
      var text: String? = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
      var placeholder: String? { didSet { setNeedsDisplay() } }
      var prompt: String?
      weak var delegate: UISearchBarDelegate?
      var showsCancelButton = false { didSet { _showCancel() } }
      let searchTextField = UITextField()
      var searchBarStyle = Style.default
      var autocapitalizationType = UITextAutocapitalizationType.sentences
      var autocorrectionType = UITextAutocorrectionType.default
      var returnKeyType = UIReturnKeyType.search
      var barTintColor: UIColor?
      var backgroundImage: UIImage?
      var isTranslucent = true
      enum Style: UInt { case `default`, prominent, minimal }
      var _cancel: UIButton?
      var _isEditing = false
      func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
      }
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56)
      }
      override var _text: String? { (text ?? "").isEmpty ? placeholder : text }
      override var _field: _UIKitField? {
        guard isUserInteractionEnabled else { return nil }
        return _UIKitField(
          _value: text ?? "", _prompt: placeholder ?? "", _set: { self._type($0) },
          _submit: { self.delegate?.searchBarSearchButtonClicked(self) },
          _editing: { self._edit($0) })
      }
      func _type(_ new: String) {
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        let isAllowed =
          delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: new) ?? true
        guard isAllowed else { return }
        text = new
        delegate?.searchBar(self, textDidChange: new)
      }
      func _edit(_ begins: Bool) {
        if begins { guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return } }
        guard _isEditing != begins else { return }
        _isEditing = begins
        if begins {
          delegate?.searchBarTextDidBeginEditing(self)
        } else {
          delegate?.searchBarTextDidEndEditing(self)
        }
      }
      func _showCancel() {
        if !showsCancelButton {
          _cancel?.removeFromSuperview()
          _cancel = nil
        } else if _cancel == nil {
          let button = UIButton(type: .system)
          button.setTitle("Cancel", for: .normal)
          let clicked = UIAction { [weak self] _ in
            guard let self else { return }
            self.delegate?.searchBarCancelButtonClicked(self)
          }
          button.addAction(clicked, for: .touchUpInside)
          _cancel = button
          addSubview(button)
        }
      }
    }
    """#)
}
