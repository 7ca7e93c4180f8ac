import Interpreter
import ViewRuntime

extension Feature {
  static let pointerAndKeys = Feature(
    "PointerAndKeys",
    #"""
    /// A key of a keyboard.
    struct KeyEquivalent: Hashable, ExpressibleByStringLiteral {
      var character: Character
      init(_ character: Character) { self.character = character }
      init(stringLiteral value: String) { self.character = value.first ?? " " }
      static let `return` = KeyEquivalent("\r")
      static let escape = KeyEquivalent("\u{1B}")
      static let space = KeyEquivalent(" ")
      static let tab = KeyEquivalent("\t")
      static let delete = KeyEquivalent("\u{8}")
      static let deleteForward = KeyEquivalent("\u{7F}")
      static let upArrow = KeyEquivalent("\u{F700}")
      static let downArrow = KeyEquivalent("\u{F701}")
      static let leftArrow = KeyEquivalent("\u{F702}")
      static let rightArrow = KeyEquivalent("\u{F703}")
      static let home = KeyEquivalent("\u{F729}")
      static let pageUp = KeyEquivalent("\u{F72C}")
      static let pageDown = KeyEquivalent("\u{F72D}")
      static let clear = KeyEquivalent("\u{F739}")
      static let end = KeyEquivalent("\u{F72B}")

      static let _names: [KeyEquivalent: String] = [
        .return: "return", .escape: "escape", .space: "space", .tab: "tab", .delete: "delete",
        .deleteForward: "deleteForward", .upArrow: "upArrow", .downArrow: "downArrow",
        .leftArrow: "leftArrow", .rightArrow: "rightArrow", .home: "home", .pageUp: "pageUp",
        .pageDown: "pageDown", .clear: "clear", .end: "end",
      ]
      /// The character, or the name of a key without one.
      var _shown: String { KeyEquivalent._names[self] ?? String(character) }
    }

    /// Keys that are held while another is pressed.
    struct EventModifiers: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let capsLock = EventModifiers(rawValue: 1)
      static let shift = EventModifiers(rawValue: 2)
      static let control = EventModifiers(rawValue: 4)
      static let option = EventModifiers(rawValue: 8)
      static let command = EventModifiers(rawValue: 16)
      static let numericPad = EventModifiers(rawValue: 32)
      static let all = EventModifiers(rawValue: 63)
    }

    /// Keys that stand for a tap.
    struct KeyboardShortcut: Hashable {
      var key: KeyEquivalent
      var _modifiers: Int
      init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self._modifiers = modifiers.rawValue
      }
      init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
      ) {
        self.init(key, modifiers: modifiers)
      }

      /// Whether a shortcut follows the layout of the keyboard.
      struct Localization: Hashable {
        let _name: String
        static let automatic = Localization(_name: "automatic")
        static let withoutMirroring = Localization(_name: "withoutMirroring")
        static let custom = Localization(_name: "custom")
      }
      var modifiers: EventModifiers { EventModifiers(rawValue: _modifiers) }
      static let defaultAction = KeyboardShortcut(.return, modifiers: [])
      static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
    }

    /// What a view with the focus can do.
    struct FocusInteractions: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let activate = FocusInteractions(rawValue: 1)
      static let edit = FocusInteractions(rawValue: 2)
      static let automatic = FocusInteractions(rawValue: 3)
    }

    /// Where a pointer is.
    enum HoverPhase: Equatable {
      case active(CGPoint)
      case ended
    }

    /// When the default focus is given.
    struct DefaultFocusEvaluationPriority: Hashable {
      let _name: String
      static let automatic = DefaultFocusEvaluationPriority(_name: "automatic")
      static let userInitiated = DefaultFocusEvaluationPriority(_name: "userInitiated")
    }

    struct _DefaultFocusModifier<V> {
      let _value: V
      let _give: () -> Void
    }

    extension View {
      /// Explains this view.
      func help(_ textKey: LocalizedStringKey) -> some View {
        _decorated("help", "_:", textKey._text)
      }
      func help(_ text: Text) -> some View { _decorated("help", "_:", text._text) }
      @_disfavoredOverload
      func help<S: StringProtocol>(_ text: S) -> some View {
        _decorated("help", "_:", String(text))
      }
      /// Gives this control keys; they cannot be pressed.
      func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
      ) -> some View {
        _decorated("keyboardShortcut", "_:", key._shown)
      }
      func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
      ) -> some View {
        keyboardShortcut(key, modifiers: modifiers)
      }
      func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        _decorated("keyboardShortcut", "_:", shortcut.key._shown)
      }
      func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        _decorated("keyboardShortcut")
      }
      /// Runs an action when a pointer comes and goes; there is none.
      @notSimulated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        _decorated("onHover")
      }
      /// Follows a pointer; there is none.
      @notSimulated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
      ) -> some View {
        _decorated("onContinuousHover")
      }
      /// Lets this view have the focus.
      func focusable(_ isFocusable: Bool = true) -> some View {
        _decorated("focusable", "_:", isFocusable)
      }
      func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        _decorated("focusable", "_:", isFocusable)
      }
      /// Says whether the focus is shown.
      func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        _decorated("focusEffectDisabled", "_:", disabled)
      }
      /// Keeps the focus of the views inside together.
      func focusSection() -> some View { _decorated("focusSection") }
      /// Keeps the default focus of the views inside together.
      func focusScope(_ namespace: Namespace.ID) -> some View { _decorated("focusScope") }
      /// Says that the focus is here at first.
      @notSimulated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
      ) -> some View {
        _decorated("prefersDefaultFocus", "_:", prefersDefaultFocus)
      }
      /// Says where the focus is at first.
      func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
      ) -> ModifiedContent<Self, _DefaultFocusModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _DefaultFocusModifier(_value: value, _give: { binding.wrappedValue = value }))
      }
      /// Runs an action for the delete key; there is none.
      @notSimulated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        _decorated("onDeleteCommand")
      }
      /// Runs an action for the escape key; there is none.
      @notSimulated func onExitCommand(perform action: (() -> Void)?) -> some View {
        _decorated("onExitCommand")
      }
      /// Runs an action for the arrow keys; there are none.
      @notSimulated func onMoveCommand(perform action: Any?) -> some View {
        _decorated("onMoveCommand")
      }
      /// Runs an action when an address opens the app; none does.
      @notSimulated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        _decorated("onOpenURL")
      }
      /// Says whether the app opens the addresses itself; it opens none.
      @notSimulated func onOpenURL(prefersInApp: Bool) -> some View {
        _decorated("onOpenURL", "prefersInApp:", prefersInApp)
      }
      /// Says whether text is spelled out.
      func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        _decorated("speechSpellsOutCharacters")
      }
      /// Gives feedback when a value changes; not simulated.
      func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
      ) -> some View {
        _decorated("sensoryFeedback", "_:trigger:", (feedback, trigger))
      }
      @notSimulated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
      ) -> some View {
        _decorated("sensoryFeedback", "_:trigger:", (feedback, trigger))
      }
      @notSimulated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
      ) -> some View {
        _decorated("sensoryFeedback", "trigger:", trigger)
      }
    }

    /// A sound or a knock.
    struct SensoryFeedback: Equatable {
      let _name: String
      static let success = SensoryFeedback(_name: "success")
      static let warning = SensoryFeedback(_name: "warning")
      static let error = SensoryFeedback(_name: "error")
      static let selection = SensoryFeedback(_name: "selection")
      static let increase = SensoryFeedback(_name: "increase")
      static let decrease = SensoryFeedback(_name: "decrease")
      static let start = SensoryFeedback(_name: "start")
      static let stop = SensoryFeedback(_name: "stop")
      static let alignment = SensoryFeedback(_name: "alignment")
      static let levelChange = SensoryFeedback(_name: "levelChange")
      static let pathComplete = SensoryFeedback(_name: "pathComplete")
      static let impact = SensoryFeedback(_name: "impact")
      static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(_name: "impact(weight: .\(weight))")
      }
      static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(_name: "impact(flexibility: .\(flexibility))")
      }

      enum Weight: Hashable { case light, medium, heavy }
      enum Flexibility: Hashable { case soft, solid, rigid }
    }
    """#,
    modifiers: [
      "_DefaultFocusModifier": { part throws(Trap) in
        Modification(
          "defaultFocus", detail: try part.bridge.detail(part.value("_value")),
          .appear(part.action("_give")))
      }
    ])
}
