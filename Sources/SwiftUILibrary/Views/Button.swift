import Interpreter
import ViewRuntime

extension Feature {
  static let button = Feature(
    "Button",
    #"""
    /// A control that runs an action when it is tapped.
    struct Button<Label: View>: View {
      typealias Body = Never
      let _role: ButtonRole?
      let _action: () -> Void
      let _label: Label
      init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self._role = nil
        self._action = action
        self._label = label()
      }
      init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self._role = role
        self._action = action
        self._label = label()
      }
      var body: Never { _primitiveBody() }
      func _pressConfiguration(_ isPressed: Bool) -> ButtonStyleConfiguration {
        ButtonStyleConfiguration(
          role: _role, label: ButtonStyleConfiguration.Label(_content: _label),
          isPressed: isPressed)
      }
      func _configuration() -> PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(
          role: _role, label: _StyleContent(_content: _label), _action: _action)
      }
    }

    extension Button {
      @notSimulated("the button is shown, and its intent is not performed") init<I>(
        role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
      ) {
        self.init(role: role, action: {}, label: label)
      }
    }

    extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
      init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self._role = configuration.role
        self._action = configuration._action
        self._label = configuration.label
      }
    }

    extension Button where Label == Text {
      init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
      }
      init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
      }
      @notSimulated("the button is shown, and its intent is not performed") init<I>(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
      ) {
        self.init(role: role, action: {}) { Text(titleKey) }
      }
      @_disfavoredOverload
      @notSimulated("the button is shown, and its intent is not performed")
      init<S: StringProtocol, I>(
        _ title: S, role: ButtonRole? = nil, intent: I
      ) {
        self.init(role: role, action: {}) { Text(title) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
      }
    }

    extension Button where Label == _IconLabel {
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
      ) {
        self.init(action: action) { _IconLabel(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping () -> Void
      ) {
        self.init(action: action) { _IconLabel(title, systemImage: systemImage) }
      }
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
      ) {
        self.init(role: role, action: action) { _IconLabel(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
      ) {
        self.init(role: role, action: action) { _IconLabel(title, systemImage: systemImage) }
      }
      @notSimulated("the button is shown, and its intent is not performed") init<I>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
      ) {
        self.init(role: role, action: {}) { _IconLabel(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      @notSimulated("the button is shown, and its intent is not performed")
      init<S: StringProtocol, I>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
      ) {
        self.init(role: role, action: {}) { _IconLabel(title, systemImage: systemImage) }
      }
    }

    /// What a button is for.
    struct ButtonRole: Hashable {
      let _name: String
      static let destructive = ButtonRole(_name: "destructive")
      static let cancel = ButtonRole(_name: "cancel")
      static let confirm = ButtonRole(_name: "confirm")
      static let close = ButtonRole(_name: "close")
    }
    """#,
    views: [
      "Button": { part throws(Trap) in
        let role = part.value("_role")
        if let styled = part.styled("Button") {
          // Such a style says itself what triggers the action.
          return .container(
            ContainerElement(type: "Button", layout: .passthrough, content: styled))
        }
        return .container(
          ContainerElement(
            type: "Button",
            detail: role.isNone ? "" : "role: \(try part.bridge.detail(role))",
            layout: .passthrough,
            content: try part.bridge.styledButton(part),
            interaction: .tap(part.buttonAction("_action"))))
      }
    ],
    details: ["ButtonRole": { part throws(Trap) in "." + part.string("_name") }])
}
