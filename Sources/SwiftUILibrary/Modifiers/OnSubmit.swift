import Interpreter

extension Feature {
  static let onSubmit = Feature(
    "OnSubmit",
    #"""
    struct _OnSubmitModifier {
      let _action: () -> Void
    }

    struct _SubmitScopeModifier {
      let _isBlocking: Bool
    }

    extension View {
      /// Runs an action when a text field's return key is pressed.
      func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
      ) -> ModifiedContent<Self, _OnSubmitModifier> {
        ModifiedContent(content: self, modifier: _OnSubmitModifier(_action: action))
      }
    }

    /// What is submitted.
    struct SubmitTriggers: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let text = SubmitTriggers(rawValue: 1)
      static let search = SubmitTriggers(rawValue: 2)
    }
    """#,
    modifiers: [
      "_OnSubmitModifier": { part throws(Trap) in
        let action = part.action("_action")
        return Modification("onSubmit", surroundings: { $0.submit = action })
      },
      "_SubmitScopeModifier": { part throws(Trap) in
        let isBlocking = part.flag("_isBlocking")
        return Modification(
          "submitScope", detail: "\(isBlocking)",
          surroundings: { if isBlocking { $0.submit = nil } })
      },
    ])
}
