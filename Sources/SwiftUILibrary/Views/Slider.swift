import Interpreter
import ViewRuntime

extension Feature {
  static let slider = Feature(
    "Slider",
    #"""
    /// A control for a number between two bounds.
    struct Slider<Label: View, ValueLabel: View>: View {
      typealias Body = Never
      let _value: Binding<Double>
      let _lower: Double
      let _upper: Double
      let _step: Double?
      let _label: Label
      let _minimum: ValueLabel?
      let _maximum: ValueLabel?
      let _editing: (Bool) -> Void
      /// What is shown for the value, if the program says so.
      var _current: AnyView? = nil
      init(
        _value: Binding<Double>, _lower: Double, _upper: Double, _step: Double?, _label: Label,
        _minimum: ValueLabel?, _maximum: ValueLabel?, _editing: @escaping (Bool) -> Void
      ) {
        self._value = _value
        self._lower = _lower
        self._upper = _upper
        self._step = _step
        self._label = _label
        self._minimum = _minimum
        self._maximum = _maximum
        self._editing = _editing
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: nil, _label: label(),
          _minimum: minimumValueLabel(), _maximum: maximumValueLabel(),
          _editing: onEditingChanged)
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: Double(step), _label: label(),
          _minimum: minimumValueLabel(), _maximum: maximumValueLabel(),
          _editing: onEditingChanged)
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: nil, _label: label(),
          _minimum: minimumValueLabel, _maximum: maximumValueLabel,
          _editing: onEditingChanged)
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: Double(step), _label: label(),
          _minimum: minimumValueLabel, _maximum: maximumValueLabel,
          _editing: onEditingChanged)
      }
      var body: Never { _primitiveBody() }
    }

    extension Slider where ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: nil, _label: label(),
          _minimum: nil, _maximum: nil, _editing: onEditingChanged)
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: Double(step), _label: label(),
          _minimum: nil, _maximum: nil, _editing: onEditingChanged)
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: nil, _label: label(),
          _minimum: nil, _maximum: nil, _editing: onEditingChanged)
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: Double(step), _label: label(),
          _minimum: nil, _maximum: nil, _editing: onEditingChanged)
      }
    }

    extension Slider where Label == EmptyView, ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: nil, _label: EmptyView(),
          _minimum: nil, _maximum: nil, _editing: onEditingChanged)
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          _value: _doubles(value), _lower: Double(bounds.lowerBound),
          _upper: Double(bounds.upperBound), _step: Double(step), _label: EmptyView(),
          _minimum: nil, _maximum: nil, _editing: onEditingChanged)
      }
    }

    /// A binding to any floating-point number as one to a `Double`, with the same location.
    func _doubles<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> Binding<Double> {
      Binding<Double>(_value: Double(binding._value), _location: binding._location)
    }
    """#,
    views: [
      "Slider": { part throws(Trap) in
        var label = try part.element("_label", as: part.typeArgument(0))
        if !part.value("_minimum").isNone {
          let valueLabel = part.typeArgument(1)
          label = .tuple([
            label, try part.element("_minimum", as: valueLabel),
            try part.element("_maximum", as: valueLabel),
          ])
        }
        if !part.value("_current").isNone {
          label = .tuple([label, try part.element("_current")])
        }
        let content = label
        let (lower, upper) = (part.number("_lower"), part.number("_upper"))
        let step = part.optionalNumber("_step")
        let kept = part.kept()
        func editing(_ isEditing: Bool) throws(Trap) {
          kept.bridge.evaluator.release(try kept.callField("_editing", [.bool(isEditing)]))
        }
        return part.control(boundTo: "_value") { control throws(Trap) in
          let value = try control.read().asNumber
          return .container(
            ContainerElement(
              type: "Slider", detail: Detail.number(value),
              layout: .horizontal(alignment: .center, spacing: nil), content: content,
              interaction: .number(
                value: value, range: lower <= upper ? lower...upper : nil,
                set: {
                  let bounded = min(max($0, lower), upper)
                  let stepped = step.map { size in
                    size > 0 ? lower + ((bounded - lower) / size).rounded() * size : bounded
                  }
                  try editing(true)
                  try control.write(.double(stepped ?? bounded))
                  try editing(false)
                })))
        }
      }
    ])
}
