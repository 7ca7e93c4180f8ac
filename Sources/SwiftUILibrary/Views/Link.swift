import Interpreter
import ViewRuntime

extension Feature {
  static let link = Feature(
    "Link",
    #"""
    /// A button that opens an address; Grove only prints it.
    struct Link<Label: View>: View {
      typealias Body = Never
      let _label: Label
      let _destination: URL
      init(destination: URL, @ViewBuilder label: () -> Label) {
        self._destination = destination
        self._label = label()
      }
      var body: Never { _primitiveBody() }
      func _open() { print("open \(_destination)") }
    }

    extension Link where Label == Text {
      init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
      }
    }
    """#,
    views: [
      "Link": { part throws(Trap) in
        .container(
          ContainerElement(
            type: "Link", detail: try part.detail("_destination"), layout: .passthrough,
            content: try part.element("_label", as: part.typeArgument(0)),
            interaction: .tap(part.memberAction("_open"))))
      }
    ])
}
