import Interpreter
import ViewRuntime

extension Feature {
  static let stepper = Feature(
    "Stepper",
    #"""
    /// Two buttons that count up and down.
    struct Stepper<Label: View>: View {
      typealias Body = Never
      let _label: Label
      let _increment: (() -> Void)?
      let _decrement: (() -> Void)?
      init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self._label = label()
        self._increment = onIncrement
        self._decrement = onDecrement
      }
      init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self._label = label()
        self._increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        self._decrement = { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) }
      }
      init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self._label = label()
        self._increment = {
          let next = value.wrappedValue.advanced(by: step)
          if next <= bounds.upperBound { value.wrappedValue = next }
        }
        self._decrement = {
          let next = value.wrappedValue.advanced(by: 0 - step)
          if next >= bounds.lowerBound { value.wrappedValue = next }
        }
      }
      var body: Never { _primitiveBody() }
    }

    extension Stepper where Label == Text {
      init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
      }
      init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, step: step) { Text(titleKey) }
      }
      init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, step: step) { Text(title) }
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
      }
    }
    """#,
    views: [
      "Stepper": { part throws(Trap) in
        func button(_ field: String, _ sign: String) -> ViewElement {
          guard !part.value(field).isNone else { return .empty }
          return .container(
            ContainerElement(
              type: "Button", layout: .passthrough,
              content: .primitive(
                PrimitiveElement(
                  type: "Text", detail: Detail.quoted(sign), text: sign,
                  layout: .text(sign, lineLimit: nil))),
              interaction: .tap(part.action(field))))
        }
        let label = try part.element("_label", as: part.typeArgument(0))
        return .container(
          ContainerElement(
            type: "Stepper", layout: .horizontal(alignment: .center, spacing: nil),
            content: .tuple([label, button("_decrement", "-"), button("_increment", "+")])))
      }
    ])
}
