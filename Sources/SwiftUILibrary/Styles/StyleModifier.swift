import Interpreter

extension Feature {
  /// What the styles of all controls have in common.
  static let styleModifier = Feature(
    "StyleModifier",
    #"""
    struct _StyleModifier<Style> {
      let _style: Style
      let _name: String
      let _control: String
      /// Makes a view of a configuration; missing where the control looks as it does by itself.
      let _make: Any?
    }

    /// A style of the system that needs no body of its own.
    protocol _StandardStyle {}

    /// A part of a control, as its style gets it.
    struct _StyleContent: View {
      typealias Body = Never
      let _content: Any
      var body: Never { _primitiveBody() }
    }

    extension View {
      func _styled<Style>(
        _ name: String, _ control: String, _ style: Style, _ make: Any?
      ) -> ModifiedContent<Self, _StyleModifier<Style>> {
        ModifiedContent(
          content: self,
          modifier: _StyleModifier(_style: style, _name: name, _control: control, _make: make))
      }
    }
    """#,
    views: [
      "_StyleContent": { part throws(Trap) in
        try part.bridge.changing({
          $0.styles.merge($0.suspendedStyles) { inner, _ in inner }
          $0.suspendedStyles = [:]
        }) { () throws(Trap) in try part.element("_content") }
      }
    ],
    modifiers: [
      "_StyleModifier": { part throws(Trap) in
        let custom = CustomStyle(part, style: "_style", make: "_make")
        let control = part.string("_control")
        return Modification(part.string("_name"), detail: try part.styleDetail("_style")) {
          $0.styles[control] = custom
          $0.suspendedStyles[control] = nil
          $0.isVariable = true
          if control == "Button" { $0.buttonStyle = nil }
        }
      }
    ])
}
