import Interpreter

extension Feature {
  static let datePickerStyle = Feature(
    "DatePickerStyle",
    #"""
    /// How date pickers look.
    protocol DatePickerStyle {}

    struct DefaultDatePickerStyle: DatePickerStyle { init() {} }
    struct CompactDatePickerStyle: DatePickerStyle { init() {} }
    struct WheelDatePickerStyle: DatePickerStyle { init() {} }
    struct GraphicalDatePickerStyle: DatePickerStyle { init() {} }

    extension DatePickerStyle where Self == DefaultDatePickerStyle {
      static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    }

    extension DatePickerStyle where Self == CompactDatePickerStyle {
      static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
    }

    extension DatePickerStyle where Self == WheelDatePickerStyle {
      static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
    }

    extension DatePickerStyle where Self == GraphicalDatePickerStyle {
      static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
    }

    struct _DatePickerStyleModifier<Style> {
      let _style: Style
    }

    extension View {
      /// Sets how date pickers look.
      func datePickerStyle<S: DatePickerStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _DatePickerStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _DatePickerStyleModifier(_style: style))
      }
    }
    """#,
    modifiers: [
      "_DatePickerStyleModifier": { part throws(Trap) in
        Modification("datePickerStyle", detail: try part.styleDetail("_style"))
      }
    ])
}
