import ViewRuntime

/// What a user does to a target.
enum TargetAction {
  case tap
  /// Flips a toggle, or sets it.
  case toggle(Bool?)
  case text(String)
  case submit
  case number(Double)
  /// Pulls down what can be refreshed.
  case refresh
}

/// The kinds of target that commands look for.
enum TargetPurpose {
  case tap, toggle, text, submit, number, longPress, refresh, press, drag, pinch, rotation

  /// True if an interaction, or a gesture for one of the `kinds` of touches, answers this.
  func accepts(_ interaction: Interaction, _ kinds: TouchKinds) -> Bool {
    switch (self, interaction) {
    case (.tap, .tap), (.tap, .toggle), (.tap, .text), (.toggle, .toggle), (.text, .text),
      (.submit, .text), (.number, .number), (.number, .count), (.refresh, .refresh),
      (.press, .tap):
      true
    default: !touches.isDisjoint(with: kinds)
    }
  }

  /// False for what answers only where nothing else does: a text field to a tap, a button to a
  /// press.
  func isUsual(for interaction: Interaction) -> Bool {
    switch (self, interaction) {
    case (.tap, .text), (.press, .tap): false
    default: true
    }
  }

  /// True for what is done to a control as a whole, such as a toggle whose style shows a button.
  var isOfWholeControl: Bool {
    switch self {
    case .toggle, .number: true
    default: false
    }
  }

  /// True for what a keyboard does: the field that has the focus gets it.
  var isOfKeyboard: Bool {
    switch self {
    case .text, .submit: true
    default: false
    }
  }

  /// The kinds of touches of which a gesture has to know one.
  private var touches: TouchKinds {
    switch self {
    case .tap: .tap
    case .longPress: .press
    case .press: [.press, .drag]
    case .drag: .drag
    case .pinch: .pinch
    case .rotation: .rotation
    case .toggle, .text, .submit, .number, .refresh: []
    }
  }

  /// That there is no such thing, in words.
  var absence: String {
    switch self {
    case .tap: "nothing on the screen can be tapped"
    case .toggle: "there is no toggle on the screen"
    case .text, .submit: "there is no text field on the screen"
    case .number: "there is no slider or stepper on the screen"
    case .longPress: "nothing on the screen can be pressed long"
    case .refresh: "nothing on the screen can be refreshed"
    case .press: "nothing on the screen follows a press"
    case .drag: "nothing on the screen can be dragged"
    case .pinch: "nothing on the screen can be pinched"
    case .rotation: "nothing on the screen can be rotated"
    }
  }

  /// What is looked for, in words.
  var noun: String {
    switch self {
    case .tap: "something to tap"
    case .toggle: "a toggle"
    case .text, .submit: "a text field"
    case .number: "a slider or stepper"
    case .longPress: "something to press long"
    case .refresh: "something to refresh"
    case .press: "something that follows a press"
    case .drag: "something to drag"
    case .pinch: "something to pinch"
    case .rotation: "something to rotate"
    }
  }
}

/// A node that a command is to act on.
struct ResolvedTarget {
  let node: Int
  let interaction: Interaction

  /// Does what a user would do.
  func perform(_ action: TargetAction) throws {
    switch (interaction, action) {
    case (.tap(let run), .tap): try run()
    case (.toggle(let isOn, let set), .tap): try set(!isOn)
    case (.toggle(let isOn, let set), .toggle(let wanted)): try set(wanted ?? !isOn)
    case (.text(_, let set, _, _), .text(let text)): try set(text)
    case (.text(_, _, let submit, _), .submit): try submit?()
    case (.refresh(let run), .refresh): try run()
    case (.number(_, let range, let set), .number(let value)):
      let upper = range.map { min(value, $0.upperBound) } ?? value
      try set(range.map { max(upper, $0.lowerBound) } ?? upper)
    case (.count(let set), .number(let value)): try set(value)
    default: break
    }
  }
}
