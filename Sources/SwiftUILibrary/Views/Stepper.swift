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
      /// The number that is counted, if it is known.
      let _number: (() -> Any)?
      /// The value as text, where it has a format.
      var _shown: Binding<String>? = nil
      init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self._label = label()
        self._increment = onIncrement.map { step in
          { _editing(onEditingChanged, step) }
        }
        self._decrement = onDecrement.map { step in
          { _editing(onEditingChanged, step) }
        }
        self._number = nil
      }
      init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self._label = label()
        self._number = { value.wrappedValue }
        self._increment = {
          _editing(onEditingChanged) {
            value.wrappedValue = value.wrappedValue.advanced(by: step)
          }
        }
        self._decrement = {
          _editing(onEditingChanged) {
            value.wrappedValue = value.wrappedValue.advanced(by: 0 - step)
          }
        }
      }
      init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self._label = label()
        self._number = { value.wrappedValue }
        self._increment = {
          let next = value.wrappedValue.advanced(by: step)
          guard next <= bounds.upperBound else { return }
          _editing(onEditingChanged) { value.wrappedValue = next }
        }
        self._decrement = {
          let next = value.wrappedValue.advanced(by: 0 - step)
          guard next >= bounds.lowerBound else { return }
          _editing(onEditingChanged) { value.wrappedValue = next }
        }
      }
      var body: Never { _primitiveBody() }
    }

    /// One click: editing begins, the value changes, editing ends.
    func _editing(_ changed: (Bool) -> Void, _ step: () -> Void) {
      changed(true)
      step()
      changed(false)
    }

    extension Stepper where Label == Text {
      init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
          onEditingChanged: onEditingChanged)
      }
      init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
      }
      init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: bounds, step: step, label: { Text(titleKey) },
          onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          value: value, in: bounds, step: step, label: { Text(title) },
          onEditingChanged: onEditingChanged)
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
              content: .primitive(TextElement(sign, lineLimit: nil)),
              interaction: .tap(part.action(field))))
        }
        let label = try part.element("_label", as: part.typeArgument(0))
        var parts = [label]
        if !part.value("_shown").isNone {
          parts.append(
            part.control(boundTo: "_shown") { control throws(Trap) in
              .primitive(TextElement(try control.readString(), lineLimit: nil))
            })
        }
        parts += [button("_decrement", "-"), button("_increment", "+")]
        let kept = part.kept()
        return .container(
          ContainerElement(
            type: "Stepper", layout: .horizontal(alignment: .center, spacing: nil),
            content: .tuple(ElementSlots(parts)),
            interaction: part.value("_number").isNone
              ? nil : .count { try kept.click(to: $0) }))
      }
    ])
}

extension KeptPart {
  /// Clicks a stepper until it shows a number, or cannot come nearer.
  fileprivate func click(to wanted: Double) throws(Trap) {
    for _ in 0..<Self.mostClicks {
      let before = try counted()
      guard before != wanted else { return }
      let isBelow = before < wanted
      bridge.evaluator.release(try callField(isBelow ? "_increment" : "_decrement", []))
      let after = try counted()
      guard after != before, after == wanted || (after < wanted) == isBelow else { return }
    }
  }

  private func counted() throws(Trap) -> Double {
    let number = try callField("_number", [])
    defer { bridge.evaluator.release(number) }
    let value = bridge.evaluator.opened(number)
    return value.isNumber ? value.asNumber : 0
  }

  private static let mostClicks = 1_000
}
