extension Feature {
  /// Steppers that show their value, and those whose label comes last.
  static let stepperForms = Feature(
    "Stepper+Forms",
    #"""
    extension Stepper {
      /// The older forms, whose label comes last.
      init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
      ) {
        self.init(
          label: label, onIncrement: onIncrement, onDecrement: onDecrement,
          onEditingChanged: onEditingChanged)
      }
      init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
      ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
      }
      init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
      ) {
        self.init(
          value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
      }
      /// The forms that show the value, formatted, beside the label.
      init<V: Strideable, F: FormatStyle>(
        value: Binding<V>, step: V.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput == V {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
        self._shown = Binding(
          get: { "\(format.format(value.wrappedValue))" }, set: { _ in })
      }
      init<V: Strideable, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput == V {
        self.init(
          value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
        self._shown = Binding(
          get: { "\(format.format(value.wrappedValue))" }, set: { _ in })
      }
    }

    extension Stepper where Label == Text {
      init<V: Strideable, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput == V {
        self.init(
          value: value, step: step, format: format, label: { Text(titleKey) },
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Strideable, F: FormatStyle>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput == V {
        self.init(
          value: value, step: step, format: format, label: { Text(title) },
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<V: Strideable, F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput == V {
        self.init(
          value: value, step: step, format: format, label: { Text(titleResource) },
          onEditingChanged: onEditingChanged)
      }
      init<V: Strideable, F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput == V {
        self.init(
          value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Strideable, F: FormatStyle>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput == V {
        self.init(
          value: value, in: bounds, step: step, format: format, label: { Text(title) },
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<V: Strideable, F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput == V {
        self.init(
          value: value, in: bounds, step: step, format: format, label: { Text(titleResource) },
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, step: step, label: { Text(titleResource) },
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: bounds, step: step, label: { Text(titleResource) },
          onEditingChanged: onEditingChanged)
      }
    }
    """#)
}
