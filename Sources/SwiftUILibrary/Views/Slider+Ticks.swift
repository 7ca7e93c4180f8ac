extension Feature {
  /// Sliders with marks, a label for the value, or bounds for what can be chosen.
  static let sliderTicks = Feature(
    "Slider+Ticks",
    #"""
    extension Slider {
      /// Only the enabled bounds can be reached; the neutral value is not marked.
      init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, label: label,
          minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
          onEditingChanged: onEditingChanged)
        self._current = AnyView(currentValueLabel())
      }
      @notSimulated("the slider is shown without its ticks")
      init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, label: label,
          minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
          onEditingChanged: onEditingChanged)
        self._current = AnyView(currentValueLabel())
      }
      init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, step: step, label: label,
          minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
          onEditingChanged: onEditingChanged)
        self._current = AnyView(currentValueLabel())
      }
      @notSimulated("the slider is shown without its ticks")
      init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, step: step, label: label,
          minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
          onEditingChanged: onEditingChanged)
        self._current = AnyView(currentValueLabel())
      }
    }

    extension Slider where ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
      }
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, in: enabledBounds, label: label, onEditingChanged: onEditingChanged)
      }
      init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, label: label,
          onEditingChanged: onEditingChanged)
        self._current = AnyView(currentValueLabel())
      }
      @notSimulated("the slider is shown without its ticks")
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, label: label,
          onEditingChanged: onEditingChanged)
      }
      @notSimulated("the slider is shown without its ticks")
      init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, label: label,
          onEditingChanged: onEditingChanged)
        self._current = AnyView(currentValueLabel())
      }
      @notSimulated("the slider is shown without its ticks")
      init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, step: step, label: label,
          onEditingChanged: onEditingChanged)
      }
      init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, step: step, label: label,
          onEditingChanged: onEditingChanged)
        self._current = AnyView(currentValueLabel())
      }
      @notSimulated("the slider is shown without its ticks")
      init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: enabledBounds ?? bounds, step: step, label: label,
          onEditingChanged: onEditingChanged)
        self._current = AnyView(currentValueLabel())
      }
    }

    /// A mark on the track of a slider.
    struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
      var id: V
      init(_ value: V) { self.id = value }
      init<L: View>(_ value: V, @ViewBuilder label: () -> L) { self.id = value }
    }

    /// Builds the marks of a slider.
    @resultBuilder struct SliderTickBuilder<V: BinaryFloatingPoint> {
      static func buildExpression(_ tick: SliderTick<V>) -> [SliderTick<V>] { [tick] }
      static func buildExpression(_ ticks: [SliderTick<V>]) -> [SliderTick<V>] { ticks }
      static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
        _ ticks: SliderTickContentForEach<Data, ID, V>
      ) -> [SliderTick<V>] {
        ticks._ticks
      }
      static func buildBlock(_ ticks: [SliderTick<V>]...) -> [SliderTick<V>] {
        ticks.flatMap { $0 }
      }
      static func buildOptional(_ ticks: [SliderTick<V>]?) -> [SliderTick<V>] { ticks ?? [] }
      static func buildEither(first ticks: [SliderTick<V>]) -> [SliderTick<V>] { ticks }
      static func buildEither(second ticks: [SliderTick<V>]) -> [SliderTick<V>] { ticks }
    }

    /// A mark for each element.
    struct SliderTickContentForEach<
      Data: RandomAccessCollection, ID: Hashable, V: BinaryFloatingPoint
    > {
      let _ticks: [SliderTick<V>]
      init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<V> content: (Data.Element) -> [SliderTick<V>]
      ) {
        self._ticks = data.flatMap { content($0) }
      }
    }
    """#)
}
