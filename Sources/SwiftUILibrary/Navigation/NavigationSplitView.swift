import Interpreter
import ViewRuntime

extension Feature {
  static let navigationSplitView = Feature(
    "NavigationSplitView",
    #"""
    /// Two or three columns side by side; a link in one of the first shows its screen in the last.
    struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
      typealias Body = Never
      let _sidebar: Sidebar
      let _content: Content
      let _root: Detail
      let _visibility: Binding<NavigationSplitViewVisibility>?
      init(
        _sidebar: Sidebar, _content: Content, _detail: Detail,
        _visibility: Binding<NavigationSplitViewVisibility>? = nil
      ) {
        self._sidebar = _sidebar
        self._content = _content
        self._root = _detail
        self._visibility = _visibility
      }
      init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(_sidebar: sidebar(), _content: content(), _detail: detail())
      }
      init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          _sidebar: sidebar(), _content: content(), _detail: detail(),
          _visibility: columnVisibility)
      }
      @notSimulated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(_sidebar: sidebar(), _content: content(), _detail: detail())
      }
      @notSimulated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          _sidebar: sidebar(), _content: content(), _detail: detail(),
          _visibility: columnVisibility)
      }
      var body: Never { _primitiveBody() }
    }

    extension NavigationSplitView where Content == EmptyView {
      @notSimulated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          _sidebar: sidebar(), _content: EmptyView(), _detail: detail(),
          _visibility: columnVisibility)
      }
      init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(_sidebar: sidebar(), _content: EmptyView(), _detail: detail())
      }
      init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          _sidebar: sidebar(), _content: EmptyView(), _detail: detail(),
          _visibility: columnVisibility)
      }
      @notSimulated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
      ) {
        self.init(_sidebar: sidebar(), _content: EmptyView(), _detail: detail())
      }
    }

    /// Which columns are shown.
    struct NavigationSplitViewVisibility: Hashable {
      let _name: String
      static let automatic = NavigationSplitViewVisibility(_name: "automatic")
      static let all = NavigationSplitViewVisibility(_name: "all")
      static let doubleColumn = NavigationSplitViewVisibility(_name: "doubleColumn")
      static let detailOnly = NavigationSplitViewVisibility(_name: "detailOnly")
    }

    /// A column of a split view.
    struct NavigationSplitViewColumn: Hashable {
      let _name: String
      static let sidebar = NavigationSplitViewColumn(_name: "sidebar")
      static let content = NavigationSplitViewColumn(_name: "content")
      static let detail = NavigationSplitViewColumn(_name: "detail")
    }
    """#,
    views: ["NavigationSplitView": { part throws(Trap) in splitView(part) }])

  /// The columns stay alive while they are not shown.
  private static func splitView(_ part: Part) -> ViewElement {
    let kept = part.kept()
    let bridge = part.bridge
    let visibility = part.value("_visibility").isNone ? nil : part.bound("_visibility")
    return .dynamic(
      DynamicElement(
        sources: (visibility?.source).map { [$0] } ?? [],
        remember: { ScreenStack(bridge, of: "NavigationSplitView") },
        make: { stack in
          let shown =
            try visibility?.reading { value throws(Trap) in
              Part(bridge, bridge.evaluator.opened(value.unwrapped)).string("_name")
            } ?? "all"
          let sidebar = try kept.field("_sidebar", as: kept.typeArgument(0)) { $0.stack = stack }
          let content = try kept.field("_content", as: kept.typeArgument(1)) { $0.stack = stack }
          let detail = try stack.element("detail", around: kept, root: kept.typeArgument(2))
          var isDouble = true
          if case .empty = content { isDouble = false }
          return .container(
            ContainerElement(
              type: "NavigationSplitView",
              detail: visibility == nil ? "" : "columnVisibility: .\(shown)",
              layout: .horizontal(alignment: .top, spacing: 0),
              content: .tuple([
                .retained(
                  isVisible: shown != "detailOnly" && !(shown == "doubleColumn" && isDouble),
                  sidebar),
                .retained(isVisible: shown != "detailOnly", content), detail,
              ])))
        }))
  }
}
