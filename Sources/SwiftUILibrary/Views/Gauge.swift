import Interpreter
import ViewRuntime

extension Feature {
  static let gauge = Feature(
    "Gauge",
    #"""
    /// A value within bounds, as an instrument shows it.
    struct Gauge<
      Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
    >: View {
      typealias Body = Never
      let _value: Double
      let _lower: Double
      let _upper: Double
      let _label: Label
      let _current: CurrentValueLabel?
      let _minimum: BoundsLabel?
      let _maximum: BoundsLabel?
      let _marked: MarkedValueLabels?
      init(
        _value: Double, _lower: Double, _upper: Double, _label: Label,
        _current: CurrentValueLabel?, _minimum: BoundsLabel?, _maximum: BoundsLabel?,
        _marked: MarkedValueLabels? = nil
      ) {
        self._value = _value
        self._lower = _lower
        self._upper = _upper
        self._label = _label
        self._current = _current
        self._minimum = _minimum
        self._maximum = _maximum
        self._marked = _marked
      }
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
      ) {
        self.init(
          _value: Double(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _label: label(), _current: currentValueLabel(),
          _minimum: minimumValueLabel(), _maximum: maximumValueLabel(),
          _marked: markedValueLabels())
      }
      var body: Never { _primitiveBody() }
      func _configuration() -> GaugeStyleConfiguration {
        GaugeStyleConfiguration(
          value: _upper > _lower ? (_value - _lower) / (_upper - _lower) : 0,
          label: _StyleContent(_content: _label),
          currentValueLabel: _current.map { _StyleContent(_content: $0) },
          minimumValueLabel: _minimum.map { _StyleContent(_content: $0) },
          maximumValueLabel: _maximum.map { _StyleContent(_content: $0) },
          markedValueLabels: _marked.map { _StyleContent(_content: $0) })
      }
    }

    extension Gauge
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
      ) {
        self.init(
          _value: Double(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _label: label(), _current: nil, _minimum: nil,
          _maximum: nil)
      }
    }

    extension Gauge where BoundsLabel == EmptyView {
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
      ) {
        self.init(
          _value: Double(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _label: label(), _current: currentValueLabel(),
          _minimum: nil, _maximum: nil, _marked: markedValueLabels())
      }
    }

    extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
      ) {
        self.init(
          _value: Double(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _label: label(), _current: currentValueLabel(),
          _minimum: nil, _maximum: nil)
      }
    }

    extension Gauge where MarkedValueLabels == EmptyView {
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
      ) {
        self.init(
          _value: Double(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _label: label(), _current: currentValueLabel(),
          _minimum: minimumValueLabel(), _maximum: maximumValueLabel())
      }
    }
    """#,
    views: [
      "Gauge": { part throws(Trap) in
        let value = Detail.number(part.number("_value"))
        let bounds = [part.number("_lower"), part.number("_upper")].map(Detail.number)
        let detail = "\(value) in \(bounds.joined(separator: "..."))"
        if let styled = part.styled("Gauge") {
          return .container(
            ContainerElement(type: "Gauge", detail: detail, layout: .passthrough, content: styled))
        }
        var content = [try part.element("_label", as: part.typeArgument(0))]
        content.append(try part.element("_current", as: part.typeArgument(1)))
        content.append(try part.element("_minimum", as: part.typeArgument(2)))
        content.append(try part.element("_maximum", as: part.typeArgument(2)))
        content.append(try part.element("_marked", as: part.typeArgument(3)))
        return .container(
          ContainerElement(
            type: "Gauge", detail: detail, layout: .vertical(alignment: .center, spacing: nil),
            content: .tuple(ElementSlots(content))))
      }
    ])
}
