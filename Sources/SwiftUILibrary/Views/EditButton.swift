import Interpreter
import ViewRuntime

extension Feature {
  static let editButton = Feature(
    "EditButton",
    #"""
    /// A button that starts and ends editing; not simulated.
    struct EditButton: View {
      typealias Body = Never
      init() {}
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "EditButton": { part throws(Trap) in
        .container(
          ContainerElement(
            type: "EditButton", layout: .passthrough,
            content: .primitive(
              PrimitiveElement(
                type: "Text", detail: "\"Edit\"", text: "Edit",
                layout: .text("Edit", lineLimit: 1))),
            interaction: .tap(part.bridge.unsimulated("EditButton", "nothing is edited"))))
      }
    ])
}
