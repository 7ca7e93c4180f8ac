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
        _ labelKey: LocalizedStringKey
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(content: self, modifier: _AccessibilityModifier(_value: labelKey._text))
      }
      @_disfavoredOverload
      func accessibilityLabel<S: StringProtocol>(
        _ label: S
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(content: self, modifier: _AccessibilityModifier(_value: String(label)))
      }
      func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(content: self, modifier: _AccessibilityModifier(_value: label._text))
      }
      /// Tells the value of this view.
      func accessibilityValue(
        _ valueKey: LocalizedStringKey
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(_value: valueKey._text, _name: "accessibilityValue"))
      }
      func accessibilityValue(_ value: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(_value: value._text, _name: "accessibilityValue"))
      }
      /// Tells what this view does.
      func accessibilityHint(
        _ hintKey: LocalizedStringKey
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(_value: hintKey._text, _name: "accessibilityHint"))
      }
      /// Hides this view from those who hear it.
      func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(_value: hidden, _name: "accessibilityHidden"))
      }
      /// Names this view for tests.
      func accessibilityIdentifier(
        _ identifier: String
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(_value: identifier, _name: "accessibilityIdentifier"))
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
    let name = evaluator.string(of: evaluator.opened(part.value("_value")))
    return Modification(plain.type, detail: plain.detail, .name(name))
  }
}
