import Interpreter
import ViewRuntime

extension Feature {
  static let navigationLink = Feature(
    "NavigationLink",
    #"""
    /// A button that shows another screen; showing it is not simulated.
    struct NavigationLink<Label: View, Destination: View>: View {
      typealias Body = Never
      let _label: Label
      /// Made with the link (L31), and shown by nobody yet.
      let _destination: Any?
      init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._destination = destination()
      }
      init(destination: Destination, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._destination = destination
      }
      init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
      ) {
        self._label = label()
        self._destination = destination
      }
      var body: Never { _primitiveBody() }
    }

    extension NavigationLink where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self._label = Text(titleKey)
        self._destination = destination()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self._label = Text(title)
        self._destination = destination()
      }
      init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self._label = Text(titleKey)
        self._destination = destination
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, destination: Destination) {
        self._label = Text(title)
        self._destination = destination
      }
    }

    extension NavigationLink where Destination == Never {
      init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._destination = nil
      }
    }

    extension NavigationLink where Label == Text, Destination == Never {
      init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self._label = Text(titleKey)
        self._destination = nil
      }
      @_disfavoredOverload
      init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self._label = Text(title)
        self._destination = nil
      }
    }
    """#,
    views: [
      "NavigationLink": { part throws(Trap) in
        .container(
          ContainerElement(
            type: "NavigationLink", layout: .passthrough,
            content: try part.element("_label", as: part.typeArgument(0)),
            interaction: .tap(
              part.bridge.unsimulated("NavigationLink", "it does not show its destination"))))
      }
    ])
}
