import Interpreter
import ViewRuntime

extension Feature {
  static let link = Feature(
    "Link",
    #"""
    /// A button that opens an address as the `openURL` of its environment does.
    struct Link<Label: View>: View {
      typealias Body = Never
      let _label: Label
      let _destination: URL
      init(destination: URL, @ViewBuilder label: () -> Label) {
        self._destination = destination
        self._label = label()
      }
      var body: Never { _primitiveBody() }
      func _opener(_ environment: EnvironmentValues) -> () -> Void {
        let action = environment.openURL
        return { action(_destination) }
      }
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
        let kept = part.kept()
        let detail = try part.detail("_destination")
        // A rule of its own, since the environment says what a tap does.
        return .dynamic(
          DynamicElement(sources: []) {
            .container(
              ContainerElement(
                type: "Link", detail: detail, layout: .passthrough,
                content: try kept.field("_label", as: kept.typeArgument(0)),
                interaction: .tap(try opening(kept))))
          })
      }
    ])

  private static func opening(_ link: KeptPart) throws(Trap) -> Action {
    let bridge = link.bridge
    let values = bridge.evaluator.makeStructure(
      [bridge.makeLocation(RuleEnvironmentReader(bridge))],
      type: bridge.evaluator.types.generic("EnvironmentValues"))
    defer { bridge.evaluator.release(values) }
    let opener = try link.call("_opener", [values])
    defer { bridge.evaluator.release(opener) }
    return bridge.action(opener)
  }
}
