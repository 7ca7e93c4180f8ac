import Interpreter
import ViewRuntime

extension Feature {
  static let keyPress = Feature(
    "KeyPress",
    #"""
    /// A key that was pressed.
    struct KeyPress {
      let phase: Phases
      let key: KeyEquivalent
      let characters: String
      let modifiers: EventModifiers

      /// Whether a key press was used.
      enum Result { case handled, ignored }

      /// When a key is pressed.
      struct Phases: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let down = Phases(rawValue: 1)
        static let `repeat` = Phases(rawValue: 2)
        static let up = Phases(rawValue: 4)
        static let all = Phases(rawValue: 7)
      }
    }

    struct _KeyPressModifier {
      let _shown: String?
      let _accepts: (KeyEquivalent, String) -> Bool
      let phases: KeyPress.Phases
      let action: (KeyPress) -> KeyPress.Result
      /// A key goes down and comes up at once.
      func _press(_ characters: String, _ modifiers: Int) -> Bool {
        guard let character = characters.first else { return false }
        let key = KeyEquivalent(character)
        guard _accepts(key, characters) else { return false }
        var isHandled = false
        for phase in [KeyPress.Phases.down, KeyPress.Phases.up] where phases.contains(phase) {
          let press = KeyPress(
            phase: phase, key: key, characters: characters,
            modifiers: EventModifiers(rawValue: modifiers))
          if action(press) == .handled { isHandled = true }
        }
        return isHandled
      }
    }

    extension View {
      /// Runs an action when a key is pressed while this view or one inside has the focus; what
      /// it ignores goes to the views around. `:key` presses keys.
      func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
      ) -> ModifiedContent<Self, _KeyPressModifier> {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
      }
      func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
      ) -> ModifiedContent<Self, _KeyPressModifier> {
        ModifiedContent(
          content: self,
          modifier: _KeyPressModifier(
            _shown: key._shown, _accepts: { pressed, _ in pressed == key }, phases: phases,
            action: action))
      }
      func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
      ) -> ModifiedContent<Self, _KeyPressModifier> {
        ModifiedContent(
          content: self,
          modifier: _KeyPressModifier(
            _shown: nil, _accepts: { _, _ in true }, phases: phases, action: action))
      }
      func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
      ) -> ModifiedContent<Self, _KeyPressModifier> {
        ModifiedContent(
          content: self,
          modifier: _KeyPressModifier(
            _shown: nil, _accepts: { pressed, _ in keys.contains(pressed) }, phases: phases,
            action: action))
      }
      func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
      ) -> ModifiedContent<Self, _KeyPressModifier> {
        ModifiedContent(
          content: self,
          modifier: _KeyPressModifier(
            _shown: nil,
            _accepts: { _, text in text.unicodeScalars.contains { characters.contains($0) } },
            phases: phases, action: action))
      }
    }
    """#,
    modifiers: [
      "_KeyPressModifier": { part throws(Trap) in
        let kept = part.kept()
        let shown = part.bridge.evaluator.opened(part.value("_shown"))
        let name = shown.isNone ? "" : Detail.quoted(part.bridge.evaluator.string(of: shown))
        return Modification(
          "onKeyPress", detail: name,
          .keyPress { key in
            let evaluator = kept.bridge.evaluator
            let characters = evaluator.makeString(key.characters)
            defer { evaluator.release(characters) }
            return try kept.call("_press", [characters, .integer(key.modifiers)]).asBool
          })
      }
    ])
}
