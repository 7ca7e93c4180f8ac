import Interpreter

extension Feature {
  static let allowsHitTesting = Feature(
    "AllowsHitTesting",
    #"""
    struct _AllowsHitTestingModifier {
      var allowsHitTesting: Bool
    }

    extension View {
      /// Says whether touches reach this view.
      func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _AllowsHitTestingModifier> {
        ModifiedContent(
          content: self,
          modifier: _AllowsHitTestingModifier(allowsHitTesting: enabled))
      }
    }
    """#,
    modifiers: [
      "_AllowsHitTestingModifier": { part throws(Trap) in
        Modification(
          "allowsHitTesting", detail: try part.detail("allowsHitTesting"),
          .ignoresTouches(!part.flag("allowsHitTesting")))
      }
    ])
}
