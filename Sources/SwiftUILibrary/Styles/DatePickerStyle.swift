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
    struct FieldDatePickerStyle: DatePickerStyle { init() {} }
    struct StepperFieldDatePickerStyle: DatePickerStyle { init() {} }

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

    extension DatePickerStyle where Self == FieldDatePickerStyle {
      static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
    }

    extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
      static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
    }

    extension View {
      /// Sets how date pickers look.
      func datePickerStyle<S: DatePickerStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("datePickerStyle", "DatePicker", style, nil)
      }
    }
    """#)
}
