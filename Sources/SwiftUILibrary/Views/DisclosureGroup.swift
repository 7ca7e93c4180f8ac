import Interpreter
import ViewRuntime

extension Feature {
  static let disclosureGroup = Feature(
    "DisclosureGroup",
    #"""
    /// A label that shows and hides what belongs to it when it is tapped.
    struct DisclosureGroup<Label: View, Content: View>: View {
      var _label: Label
      var _content: () -> Content
      var _given: Binding<Bool>?
      @State var _isOpen: Bool = false
      init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self._label = label()
        self._content = content
        self._given = isExpanded
      }
      init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self._label = label()
        self._content = content
        self._given = nil
      }
      var body: some View {
        _DisclosureGroupBody(_label: _label, _content: _content, _isExpanded: _given ?? $_isOpen)
      }
    }

    extension DisclosureGroup where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
      }
      init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
      ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
      ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
      }
    }

    /// The rows of a disclosure group: the content is made only while it is open.
    struct _DisclosureGroupBody<Label: View, Content: View>: View {
      typealias Body = Never
      let _label: Label
      let _content: () -> Content
      let _isExpanded: Binding<Bool>
      var body: Never { _primitiveBody() }
      func _rows() -> Content { _content() }
      func _configuration() -> DisclosureGroupStyleConfiguration {
        DisclosureGroupStyleConfiguration(
          label: _StyleContent(_content: _label), content: _StyleContent(_content: _content()),
          isExpanded: _isExpanded)
      }
    }
    """#,
    views: [
      "_DisclosureGroupBody": { part throws(Trap) in
        if let styled = part.styled("DisclosureGroup", boundTo: "_isExpanded") { return styled }
        let label = try part.element("_label", as: part.typeArgument(0))
        let kept = part.kept()
        return part.control(boundTo: "_isExpanded") { control throws(Trap) in
          let isOpen = try control.read().asBool
          let rows =
            isOpen
            ? ViewElement.surrounded(
              ModifierElement.make(
                type: "disclosed", effect: .apart,
                content: try kept.element(
                  try kept.call("_rows", []), as: kept.typeArgument(1)))) : nil
          return .container(
            ContainerElement(
              type: "DisclosureRows", detail: isOpen ? "open" : "closed",
              layout: .vertical(alignment: .leading, spacing: nil),
              content: .tuple([label, .optional(rows)]),
              interaction: .toggle(isOn: isOpen, set: { try control.write(.bool($0)) })))
        }
      }
    ])
}
