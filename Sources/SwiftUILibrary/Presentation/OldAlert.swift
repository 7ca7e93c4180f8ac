import Interpreter
import ViewRuntime

extension Feature {
  static let oldAlert = Feature(
    "OldAlert",
    #"""
    /// A message with up to two buttons, in the older form.
    struct Alert {
      let _title: Text
      let _message: Text?
      let _buttons: [Alert.Button]
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self._title = title
        self._message = message
        self._buttons = [dismissButton ?? .default(Text("OK"))]
      }
      init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
      ) {
        self._title = title
        self._message = message
        self._buttons = [primaryButton, secondaryButton]
      }

      /// A button of a message.
      struct Button {
        let _label: Text
        let _role: ButtonRole?
        let _action: (() -> Void)?
        static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
          Alert.Button(_label: label, _role: nil, _action: action)
        }
        static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
          Alert.Button(_label: label, _role: .cancel, _action: action)
        }
        static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button {
          Alert.Button(_label: Text("Cancel"), _role: .cancel, _action: action)
        }
        static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
          Alert.Button(_label: label, _role: .destructive, _action: action)
        }
      }
    }

    /// Some actions to choose from, in the older form.
    struct ActionSheet {
      typealias Button = Alert.Button
      let _title: Text
      let _message: Text?
      let _buttons: [Alert.Button]
      init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
        self._title = title
        self._message = message
        self._buttons = buttons
      }
    }

    struct _OldDialog: View {
      typealias Body = Never
      let _name: String
      let _title: Text
      let _message: Text?
      let _buttons: [Alert.Button]
      var body: Never { _primitiveBody() }
    }

    extension View {
      /// Shows a message, in the older form.
      func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        _oldDialog("alert", _PresentationFlag(isOn: isPresented)) {
          let alert = content()
          return _OldDialog(
            _name: "alert", _title: alert._title, _message: alert._message,
            _buttons: alert._buttons)
        }
      }
      func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
      ) -> some View {
        _oldDialog("alert", _PresentationFlag(item: item)) { (item: Item) in
          let alert = content(item)
          return _OldDialog(
            _name: "alert", _title: alert._title, _message: alert._message,
            _buttons: alert._buttons)
        }
      }
      /// Shows some actions, in the older form.
      func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
      ) -> some View {
        _oldDialog("actionSheet", _PresentationFlag(isOn: isPresented)) {
          let sheet = content()
          return _OldDialog(
            _name: "actionSheet", _title: sheet._title, _message: sheet._message,
            _buttons: sheet._buttons)
        }
      }
      func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
      ) -> some View {
        _oldDialog("actionSheet", _PresentationFlag(item: item)) { (item: Item) in
          let sheet = content(item)
          return _OldDialog(
            _name: "actionSheet", _title: sheet._title, _message: sheet._message,
            _buttons: sheet._buttons)
        }
      }
      func _oldDialog(
        _ name: String, _ flag: _PresentationFlag, _ content: Any
      ) -> ModifiedContent<Self, _PresentationModifier<_OldDialog>> {
        ModifiedContent(
          content: self,
          modifier: _PresentationModifier<_OldDialog>(
            _name: name, _flag: flag, _onDismiss: nil, _content: content, _id: nil,
            _endsWithTap: true))
      }
    }
    """#,
    views: ["_OldDialog": { part throws(Trap) in try oldDialog(part) }])

  private static func oldDialog(_ part: Part) throws(Trap) -> ViewElement {
    let bridge = part.bridge
    let closing = bridge.surroundings.closing
    var lines = [try part.element("_title")]
    if !part.value("_message").isNone { lines.append(try part.element("_message")) }
    for value in bridge.evaluator.elements(of: part.value("_buttons")) {
      let button = Part(bridge, value)
      let action = button.value("_action").isNone ? nil : button.action("_action")
      let role = button.value("_role")
      lines.append(
        .container(
          ContainerElement(
            type: "Button", detail: role.isNone ? "" : "role: \(try bridge.detail(role))",
            layout: .passthrough, content: try button.element("_label"),
            interaction: .tap { [weak closing] in
              try action?()
              try closing?.close()
            })))
    }
    return .container(
      ContainerElement(
        type: part.string("_name") == "alert" ? "Alert" : "ActionSheet",
        layout: .vertical(alignment: .center, spacing: nil), content: .tuple(ElementSlots(lines))))
  }
}
