import Interpreter
import ViewRuntime

extension Feature {
  static let dialog = Feature(
    "Dialog",
    #"""
    /// What an alert or a confirmation dialog shows: a title, a message and buttons, each of which
    /// closes it.
    struct _Dialog<Message: View, Actions: View>: View {
      typealias Body = Never
      let _name: String
      let _title: Text
      let _message: Message
      let _actions: Actions
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "_Dialog": { part throws(Trap) in try dialog(part) }
    ])

  /// A title, a message, and the buttons; an alert without buttons gets one, a dialog one that
  /// cancels.
  private static func dialog(_ part: Part) throws(Trap) -> ViewElement {
    let name = part.string("_name")
    let title = try part.element("_title")
    let message = try part.element("_message", as: part.typeArgument(0))
    let actions = try part.element("_actions", as: part.typeArgument(1))
    let closing = part.bridge.surroundings.closing
    let close: Action = { [weak closing] in try closing?.close() }
    var buttons = actions
    if name == "alert", actions.isBlank {
      buttons = .button("OK", close)
    } else if name != "alert", !actions.hasButton(role: "cancel") {
      buttons = .tuple([actions, .button("Cancel", role: "cancel", close)])
    }
    return .container(
      ContainerElement(
        type: name == "alert" ? "Alert" : "ConfirmationDialog",
        layout: .vertical(alignment: .center, spacing: nil),
        content: .tuple([title, message, buttons])))
  }
}
