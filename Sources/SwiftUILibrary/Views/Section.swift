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
      init(_header: Parent, _content: Content, _footer: Footer) {
        self._header = _header
        self._content = _content
        self._footer = _footer
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
        self.init(_header: header(), _content: content(), _footer: EmptyView())
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
        self.init(_header: Text(titleKey), _content: content(), _footer: EmptyView())
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
      ) {
        self.init(_header: Text(title), _content: content(), _footer: EmptyView())
      }
    }
    """#,
    views: [
      "Section": { part throws(Trap) in
        let header = try part.element("_header", as: part.typeArgument(0))
        let content = try part.element("_content", as: part.typeArgument(1))
        let footer = try part.element("_footer", as: part.typeArgument(2))
        return .container(
          ContainerElement(
            type: "Section", layout: .section, content: .tuple([header, content, footer])))
      }
    ])
}
