import Interpreter

extension Feature {
  static let accessibility = Feature(
    "Accessibility",
    #"""
    struct _AccessibilityModifier {
      let _value: Any?
      var _name: String = "accessibilityLabel"
    }

    extension View {
      /// Names this view for those who hear it.
      func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(_value: isEnabled ? labelKey._text : nil))
      }
      @_disfavoredOverload
      func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(_value: isEnabled ? String(label) : nil))
      }
      func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self, modifier: _AccessibilityModifier(_value: isEnabled ? label._text : nil))
      }
      /// Tells the value of this view.
      func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(
            _value: isEnabled ? valueKey._text : nil, _name: "accessibilityValue"))
      }
      func accessibilityValue(
        _ value: Text, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(
            _value: isEnabled ? value._text : nil, _name: "accessibilityValue"))
      }
      /// Tells what this view does.
      func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(
            _value: isEnabled ? hintKey._text : nil, _name: "accessibilityHint"))
      }
      /// Hides this view from those who hear it.
      func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(
            _value: isEnabled ? hidden : nil, _name: "accessibilityHidden"))
      }
      /// Names this view for tests.
      func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(
            _value: isEnabled ? identifier : nil, _name: "accessibilityIdentifier"))
      }
    }
    """#,
    modifiers: ["_AccessibilityModifier": { part throws(Trap) in try accessibility(part) }])

  /// A label and an identifier are names that a view can be called by.
  private static func accessibility(_ part: Part) throws(Trap) -> Modification {
    let plain = try namedModifier(part)
    guard plain.type == "accessibilityLabel" || plain.type == "accessibilityIdentifier" else {
      return plain
    }
    let evaluator = part.bridge.evaluator
    let value = evaluator.opened(part.value("_value"))
    guard !value.isNone else { return plain }
    let name = evaluator.string(of: value)
    return Modification(plain.type, detail: plain.detail, .name(name))
  }
}
