import Interpreter
import ViewRuntime

extension Feature {
  static let section = Feature(
    "Section",
    #"""
    /// Rows that belong together, with a header and a footer.
    struct Section<Parent: View, Content: View, Footer: View>: View {
      typealias Body = Never
      let _header: Parent
      let _content: Content
      let _footer: Footer
      let _isExpanded: Binding<Bool>?
      init(
        _header: Parent, _content: Content, _footer: Footer, _isExpanded: Binding<Bool>? = nil
      ) {
        self._header = _header
        self._content = _content
        self._footer = _footer
        self._isExpanded = _isExpanded
      }
      init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
      ) {
        self.init(_header: header(), _content: content(), _footer: footer())
      }
      init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(_header: header, _content: content(), _footer: footer)
      }
      var body: Never { _primitiveBody() }
      func _expandable() -> ExpandableSection<Parent, Content> {
        ExpandableSection(
          _header: _header, _content: _content, _isExpanded: _isExpanded ?? .constant(true))
      }
    }

    /// A section whose rows are there while it is expanded; a tap on its header changes that, as in
    /// a sidebar.
    struct ExpandableSection<Parent: View, Content: View>: View {
      let _header: Parent
      let _content: Content
      @Binding var isExpanded: Bool
      init(_header: Parent, _content: Content, _isExpanded: Binding<Bool>) {
        self._header = _header
        self._content = _content
        self._isExpanded = _isExpanded
      }
      var body: some View {
        Section {
          if isExpanded { _content }
        } header: {
          _SectionHeader(_content: _header, _isExpanded: $isExpanded)
        }
      }
    }

    struct _SectionHeader<Content: View>: View {
      typealias Body = Never
      let _content: Content
      let _isExpanded: Binding<Bool>
      var body: Never { _primitiveBody() }
    }

    extension Section where Parent == EmptyView, Footer == EmptyView {
      init(@ViewBuilder content: () -> Content) {
        self.init(_header: EmptyView(), _content: content(), _footer: EmptyView())
      }
    }

    extension Section where Footer == EmptyView {
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(_header: header(), _content: content(), _footer: EmptyView())
      }
      init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
      ) {
        self.init(
          _header: header(), _content: content(), _footer: EmptyView(), _isExpanded: isExpanded)
      }
      init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(_header: header, _content: content(), _footer: EmptyView())
      }
    }

    extension Section where Parent == EmptyView {
      init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(_header: EmptyView(), _content: content(), _footer: footer())
      }
      init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(_header: EmptyView(), _content: content(), _footer: footer)
      }
    }

    extension Section where Parent == Text, Footer == EmptyView {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(_header: Text(titleKey), _content: content(), _footer: EmptyView())
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(_header: Text(title), _content: content(), _footer: EmptyView())
      }
      init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(
          _header: Text(titleKey), _content: content(), _footer: EmptyView(),
          _isExpanded: isExpanded)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
      ) {
        self.init(
          _header: Text(title), _content: content(), _footer: EmptyView(), _isExpanded: isExpanded)
      }
    }
    """#,
    views: [
      "_SectionHeader": { part throws(Trap) in
        let kept = part.kept()
        return part.control(boundTo: "_isExpanded") { control throws(Trap) in
          let isOpen = try control.read().asBool
          return .container(
            ContainerElement(
              type: "SectionHeader", detail: isOpen ? "open" : "closed", layout: .passthrough,
              content: try kept.field("_content", as: kept.typeArgument(0)),
              interaction: .toggle(isOn: isOpen, set: { try control.write(.bool($0)) })))
        }
      },
      "Section": { part throws(Trap) in
        if !part.value("_isExpanded").isNone {
          let kept = part.kept()
          return try kept.element(try kept.call("_expandable", []), as: nil)
        }
        let header = try part.element("_header", as: part.typeArgument(0))
        let content = try part.element("_content", as: part.typeArgument(1))
        let footer = try part.element("_footer", as: part.typeArgument(2))
        return .container(
          ContainerElement(
            type: "Section", layout: .section, content: .tuple([header, content, footer])))
      },
    ])
}
