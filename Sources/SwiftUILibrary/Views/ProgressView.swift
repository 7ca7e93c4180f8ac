import Interpreter
import ViewRuntime

extension Feature {
  static let progressView = Feature(
    "ProgressView",
    #"""
    /// How far something has come, or that it is going on.
    struct ProgressView<Label: View, CurrentValueLabel: View>: View {
      typealias Body = Never
      let _value: Double?
      let _total: Double
      let _label: Label?
      let _current: CurrentValueLabel?
      init(_value: Double?, _total: Double, _label: Label?, _current: CurrentValueLabel?) {
        self._value = _value
        self._total = _total
        self._label = _label
        self._current = _current
      }
      init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
      ) {
        self.init(
          _value: value.map { Double($0) }, _total: Double(total), _label: label(),
          _current: currentValueLabel())
      }
      var body: Never { _primitiveBody() }
      func _configuration() -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
          fractionCompleted: _value.map { $0 / _total },
          label: _label.map { _StyleContent(_content: $0) },
          currentValueLabel: _current.map { _StyleContent(_content: $0) })
      }
    }

    extension ProgressView where CurrentValueLabel == EmptyView {
      init(@ViewBuilder label: () -> Label) {
        self.init(_value: nil, _total: 1, _label: label(), _current: nil)
      }
      init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label
      ) {
        self.init(
          _value: value.map { Double($0) }, _total: Double(total), _label: label(),
          _current: nil)
      }
    }

    extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
      init() { self.init(_value: nil, _total: 1, _label: nil, _current: nil) }
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(
          _value: value.map { Double($0) }, _total: Double(total), _label: nil, _current: nil)
      }
    }

    extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
      init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
      init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
      }
    }

    extension ProgressView where Label == _StyleContent, CurrentValueLabel == _StyleContent {
      init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
          _value: configuration.fractionCompleted, _total: 1, _label: configuration.label,
          _current: configuration.currentValueLabel)
      }
    }

    /// The time that is left, or that has passed, of an interval; it is read when the view is made.
    func _progress(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      guard length > 0 else { return countsDown ? 0 : 1 }
      let passed = Date().timeIntervalSince(interval.lowerBound) / length
      let share = min(max(passed, 0), 1)
      return countsDown ? 1 - share : share
    }

    extension ProgressView {
      @notSimulated("the progress does not follow the clock")
      init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
      ) {
        self.init(
          value: _progress(timerInterval, countsDown), label: label,
          currentValueLabel: currentValueLabel)
      }
    }

    extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
      @notSimulated("the progress does not follow the clock")
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
          _value: _progress(timerInterval, countsDown), _total: 1, _label: nil,
          _current: Text(timerInterval: timerInterval, countsDown: countsDown))
      }
    }

    extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
      @notSimulated("the progress is that of now")
      init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
    }

    extension ProgressView where CurrentValueLabel == Text {
      @notSimulated("the progress does not follow the clock")
      init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
      ) {
        self.init(value: _progress(timerInterval, countsDown), label: label) {
          Text(timerInterval: timerInterval, countsDown: countsDown)
        }
      }
    }
    """#,
    views: [
      "ProgressView": { part throws(Trap) in
        let total = part.number("_total")
        let value = part.optionalNumber("_value")
        let bar = LeafElement(
          type: "ProgressView",
          detail: value.map { "\(Detail.number($0)) of \(Detail.number(total))" } ?? "",
          layout: value == nil ? .fixed(Size(width: 20, height: 20)) : .fillsWidth(height: 4))
        if let styled = part.styled("ProgressView") {
          return .container(
            ContainerElement(
              type: "ProgressView", detail: bar.detail, layout: .passthrough, content: styled))
        }
        if part.value("_label").isNone, part.value("_current").isNone { return .primitive(bar) }
        let label = try part.element("_label", as: part.typeArgument(0))
        let current = try part.element("_current", as: part.typeArgument(1))
        return .container(
          ContainerElement(
            type: "ProgressView", detail: bar.detail,
            layout: .vertical(alignment: .leading, spacing: nil),
            content: .tuple([label, current])))
      }
    ])
}
