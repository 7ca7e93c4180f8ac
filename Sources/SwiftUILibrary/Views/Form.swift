import Interpreter
import ViewRuntime

extension Feature {
  static let form = Feature(
    "Form",
    #"""
    /// Controls in rows, as settings are shown.
    struct Form<Content: View>: View {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
      func _configuration() -> FormStyleConfiguration {
        FormStyleConfiguration(content: _StyleContent(_content: _content))
      }
    }

    extension Form where Content == FormStyleConfiguration.Content {
      init(_ configuration: FormStyleConfiguration) { self._content = configuration.content }
    }
    """#,
    views: [
      "Form": { part throws(Trap) in
        if let styled = part.styled("Form") {
          return .container(ContainerElement(type: "Form", layout: .passthrough, content: styled))
        }
        return .container(
          ContainerElement(
            type: "Form", layout: .list,
            content: try part.element("_content", as: part.typeArgument(0))))
      }
    ])
}
