import Interpreter

extension Feature {
  static let disabled = Feature(
    "Disabled",
    #"""
    extension View {
      /// Says whether controls in this view answer.
      func disabled(
        _ disabled: Bool
      ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyTransformModifier<Bool>(
            keyPath: \EnvironmentValues.isEnabled, transform: { $0 = $0 && !disabled },
            _disabled: disabled))
      }
    }
    """#)

  /// Controls inside find in their environment that they do not answer.
  static func disabled(_ part: Part) throws(Trap) -> Modification {
    environmentTransform(part, named: "disabled", detail: try part.detail("_disabled"))
  }
}
