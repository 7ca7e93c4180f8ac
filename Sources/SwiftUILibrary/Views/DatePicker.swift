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
      func _accepts(_ text: String) -> Bool { _dateWritten(text, _selection.wrappedValue) != nil }
      /// Chooses a date that is written out, as near to it as the bounds allow.
      func _choose(_ text: String) {
        guard var date = _dateWritten(text, _selection.wrappedValue) else { return }
        if let _minimum { date = max(date, _minimum) }
        if let _maximum { date = min(date, _maximum) }
        _selection.wrappedValue = date
      }
      func _configuration() -> DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
          label: _StyleContent(_content: _label), selection: _selection, minimumDate: _minimum,
          maximumDate: _maximum, displayedComponents: _components)
      }
    }

    /// A date, a time or both; what is not written is that of another date.
    func _dateWritten(_ text: String, _ other: Date) -> Date? {
      let calendar = Calendar.current
      var components = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: other)
      let words = text.split(separator: " ")
      for word in words {
        let days = word.split(separator: "-").compactMap { Int($0) }
        let hours = word.split(separator: ":").compactMap { Int($0) }
        if days.count == 3 {
          components.year = days[0]
          components.month = days[1]
          components.day = days[2]
        } else if hours.count == 2 || hours.count == 3 {
          components.hour = hours[0]
          components.minute = hours[1]
          components.second = hours.count == 3 ? hours[2] : 0
        } else {
          return nil
        }
      }
      return words.isEmpty ? nil : calendar.date(from: components)
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

    extension MultiDatePicker {
      func _accepts(_ text: String) -> Bool { _dateWritten(text, Date()) != nil }
      /// Chooses a day, or gives it up.
      func _choose(_ text: String) {
        guard let date = _dateWritten(text, Date()) else { return }
        let day = Calendar.current.dateComponents(
          [.calendar, .era, .year, .month, .day], from: date)
        var days = _selection.wrappedValue
        let known = days.first { $0.year == day.year && $0.month == day.month && $0.day == day.day }
        if let known { days.remove(known) } else { days.insert(day) }
        _selection.wrappedValue = days
      }
    }

    extension MultiDatePicker where Label == Text {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
      }
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
      ) {
        self.init(selection: selection) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
      ) {
        self.init(selection: selection) { Text(title) }
      }
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
      ) {
        self.init(selection: selection) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
      ) {
        self.init(selection: selection) { Text(title) }
      }
    }
    """#,
    views: [
      "DatePicker": { part throws(Trap) in try chooser("DatePicker", part, takes: "a date") },
      "MultiDatePicker": { part throws(Trap) in
        try chooser("MultiDatePicker", part, takes: "a date")
      },
    ])
}
