import Interpreter
import ViewRuntime

extension Feature {
  static let textEditor = Feature(
    "TextEditor",
    #"""
    /// Lines of text that can be edited.
    struct TextEditor: View {
      typealias Body = Never
      let _text: Binding<String>
      init(text: Binding<String>) { self._text = text }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "TextEditor": { part throws(Trap) in
        part.control(boundTo: "_text") { control throws(Trap) in
          let text = try control.readString()
          return .container(
            ContainerElement(
              type: "TextEditor", detail: Detail.quoted(text), layout: .passthrough,
              content: .primitive(
                LeafElement(
                  type: "Text", detail: Detail.quoted(text), text: text, layout: .flexible)),
              interaction: .text(
                value: text, set: { try control.write($0) }, submit: nil)))
        }
      }
    ])
}
