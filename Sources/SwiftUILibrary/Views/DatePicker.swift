import Interpreter

extension Feature {
  static let datePicker = Feature(
    "DatePicker",
    #"""
    /// A control that shows a date and lets a person choose another one.
    struct DatePicker<Label: View>: View {
      typealias Body = Never
      let _selection: Binding<Date>
      let _minimum: Date?
      let _maximum: Date?
      let _components: DatePickerComponents
      let _label: Label
      init(
        _selection: Binding<Date>, _minimum: Date? = nil, _maximum: Date? = nil,
        _components: DatePickerComponents, _label: Label
      ) {
        self._selection = _selection
        self._minimum = _minimum
        self._maximum = _maximum
        self._components = _components
        self._label = _label
      }
      init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          _selection: selection, _components: displayedComponents, _label: label())
      }
      init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          _selection: selection, _minimum: range.lowerBound, _maximum: range.upperBound,
          _components: displayedComponents, _label: label())
      }
      init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          _selection: selection, _minimum: range.lowerBound, _components: displayedComponents,
          _label: label())
      }
      init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          _selection: selection, _maximum: range.upperBound, _components: displayedComponents,
          _label: label())
      }
      var body: Never { _primitiveBody() }
      typealias Components = DatePickerComponents
      func _configuration() -> DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
          label: _StyleContent(_content: _label), selection: _selection, minimumDate: _minimum,
          maximumDate: _maximum, displayedComponents: _components)
      }
    }

    extension DatePicker where Label == Text {
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
      }
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(titleKey) }
      }
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(titleKey) }
      }
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(title) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(title) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(title) }
      }
    }

    /// Which parts of a date are shown.
    struct DatePickerComponents: OptionSet {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let hourAndMinute = DatePickerComponents(rawValue: 1)
      static let date = DatePickerComponents(rawValue: 2)
      static let hourMinuteAndSecond = DatePickerComponents(rawValue: 4)
    }

    /// A control that shows days and lets a person choose several.
    struct MultiDatePicker<Label: View>: View {
      typealias Body = Never
      let _selection: Binding<Set<DateComponents>>
      let _label: Label
      init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self._selection = selection
        self._label = label()
      }
      init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
      ) {
        self._selection = selection
        self._label = label()
      }
      var body: Never { _primitiveBody() }
    }

    extension MultiDatePicker where Label == Text {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
      }
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
      ) {
        self.init(selection: selection) { Text(titleKey) }
      }
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
      ) {
        self.init(selection: selection) { Text(titleKey) }
      }
    }
    """#,
    views: [
      "DatePicker": { part throws(Trap) in try chooser("DatePicker", part, label: 0) },
      "MultiDatePicker": { part throws(Trap) in try chooser("MultiDatePicker", part, label: 0) },
    ])
}
