extension Feature {
  static let datePickerStyle = Feature(
    "DatePickerStyle",
    #"""
    /// How date pickers look: a view made of their parts.
    protocol DatePickerStyle {
      associatedtype Body: View
      typealias Configuration = DatePickerStyleConfiguration
      @ViewBuilder func makeBody(configuration: DatePickerStyleConfiguration) -> Body
    }

    /// What a style of date pickers works with.
    struct DatePickerStyleConfiguration {
      typealias Label = _StyleContent
      let label: Label
      @Binding var selection: Date
      let minimumDate: Date?
      let maximumDate: Date?
      let displayedComponents: DatePickerComponents
    }

    struct DefaultDatePickerStyle: DatePickerStyle, _StandardStyle { init() {} }
    struct CompactDatePickerStyle: DatePickerStyle, _StandardStyle { init() {} }
    struct WheelDatePickerStyle: DatePickerStyle, _StandardStyle { init() {} }
    struct GraphicalDatePickerStyle: DatePickerStyle, _StandardStyle { init() {} }
    struct FieldDatePickerStyle: DatePickerStyle, _StandardStyle { init() {} }
    struct StepperFieldDatePickerStyle: DatePickerStyle, _StandardStyle { init() {} }

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

    extension DatePickerStyle where Self: _StandardStyle {
      func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
        DatePicker(
          _selection: configuration.$selection, _minimum: configuration.minimumDate,
          _maximum: configuration.maximumDate, _components: configuration.displayedComponents,
          _label: configuration.label
        )
        .datePickerStyle(self)
      }
    }

    extension View {
      /// Sets how date pickers look.
      func datePickerStyle<S: DatePickerStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("datePickerStyle", "DatePicker", style,
          style is _StandardStyle
            ? nil
            : { (configuration: DatePickerStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
