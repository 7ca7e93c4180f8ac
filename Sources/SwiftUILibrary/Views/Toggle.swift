import Interpreter
import ViewRuntime

extension Feature {
  static let toggle = Feature(
    "Toggle",
    #"""
    /// A switch for a Boolean value.
    struct Toggle<Label: View>: View {
      typealias Body = Never
      let _isOn: Binding<Bool>
      let _label: Label
      init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self._isOn = isOn
        self._label = label()
      }
      var body: Never { _primitiveBody() }
      func _configuration() -> ToggleStyleConfiguration {
        ToggleStyleConfiguration(label: _StyleContent(_content: _label), isOn: _isOn)
      }
    }

    extension Toggle where Label == Text {
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
      }
    }

    extension Toggle {
      /// A switch for several values at once: on if all of them are.
      init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
      ) {
        self.init(
          isOn: Binding(
            get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in
              for source in sources { source[keyPath: isOn].wrappedValue = value }
            }),
          label: label)
      }
    }

    extension Toggle where Label == Text {
      init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
      }
    }

    extension Toggle where Label == _StyleContent {
      init(_ configuration: ToggleStyleConfiguration) {
        self._isOn = configuration.$isOn
        self._label = configuration.label
      }
    }

    extension Toggle where Label == _IconLabel {
      init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _IconLabel(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _IconLabel(title, systemImage: systemImage) }
      }
    }
    """#,
    views: [
      "Toggle": { part throws(Trap) in
        let label =
          if let styled = part.styled("Toggle", boundTo: "_isOn") { styled } else {
            try part.element("_label", as: part.typeArgument(0))
          }
        return part.control(boundTo: "_isOn") { control throws(Trap) in
          let isOn = try control.read().asBool
          return .container(
            ContainerElement(
              type: "Toggle", detail: isOn ? "on" : "off",
              layout: .horizontal(alignment: .center, spacing: nil), content: label,
              interaction: .toggle(isOn: isOn, set: { try control.choose(.bool($0)) })))
        }
      }
    ])
}
