import Interpreter

extension Feature {
  static let progressViewStyle = Feature(
    "ProgressViewStyle",
    #"""
    /// How progress looks.
    protocol ProgressViewStyle {}

    struct DefaultProgressViewStyle: ProgressViewStyle { init() {} }
    struct LinearProgressViewStyle: ProgressViewStyle { init() {} }
    struct CircularProgressViewStyle: ProgressViewStyle { init() {} }

    extension ProgressViewStyle where Self == DefaultProgressViewStyle {
      static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    }

    extension ProgressViewStyle where Self == LinearProgressViewStyle {
      static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
    }

    extension ProgressViewStyle where Self == CircularProgressViewStyle {
      static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
    }

    struct _ProgressViewStyleModifier<Style> {
      let _style: Style
    }

    extension View {
      /// Sets how progress looks.
      func progressViewStyle<S: ProgressViewStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _ProgressViewStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _ProgressViewStyleModifier(_style: style))
      }
    }
    """#,
    modifiers: [
      "_ProgressViewStyleModifier": { part throws(Trap) in
        Modification("progressViewStyle", detail: try part.styleDetail("_style"))
      }
    ])
}
