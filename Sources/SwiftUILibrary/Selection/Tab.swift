import Interpreter
import ViewRuntime

extension Feature {
  static let tab = Feature(
    "Tab",
    #"""
    /// What a tab view can hold.
    protocol TabContent: View {}

    /// Builds the tabs of a tab view, whose values are of the type of its selection.
    @resultBuilder struct TabContentBuilder<TabValue> {
      static func buildBlock() -> EmptyView { EmptyView() }
      static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      @native("ViewBuilder.buildBlock(several)")
      static func buildBlock<each Content: View>(
        _ content: repeat each Content
      ) -> TupleView<(repeat each Content)>
      static func buildExpression<C: View, L: View>(
        _ tab: Tab<TabValue, C, L>
      ) -> Tab<TabValue, C, L> {
        tab
      }
      static func buildExpression<H, C: View>(
        _ section: TabSection<H, C, TabValue>
      ) -> TabSection<H, C, TabValue> {
        section
      }
      @_disfavoredOverload
      static func buildExpression<Content: View>(_ content: Content) -> Content { content }
      static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
      static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
      ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_isFirst: true, _content: first)
      }
      static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
      ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_isFirst: false, _content: second)
      }
      static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
      }
    }

    extension AnyView: TabContent {}
    extension EmptyView: TabContent {}
    extension ForEach: TabContent {}
    extension Group: TabContent {}
    extension ModifiedContent: TabContent {}
    extension Optional: TabContent where Wrapped: TabContent {}
    extension TupleView: TabContent {}
    extension _ConditionalContent: TabContent {}

    extension TabContent {
      /// Names a tab for what a person changes in the sidebar, which does not happen here.
      @notSimulated func customizationID(_ id: String) -> Self { self }
      @notSimulated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
      ) -> Self {
        self
      }
      /// Takes what a person drops on the tab, which does not happen here.
      @notSimulated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
      ) -> Self {
        self
      }
      /// Says where a tab is shown at first.
      @notSimulated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
      ) -> Self {
        self
      }
      @notSimulated func tabPlacement(_ placement: TabPlacement) -> Self { self }
      /// Adds actions to a section of the sidebar.
      @notSimulated func sectionActions<Actions: View>(
        @ViewBuilder content: () -> Actions
      ) -> Self {
        self
      }
    }

    /// How far a person may change where a tab is.
    struct TabCustomizationBehavior: Hashable {
      let _name: String
      static let automatic = TabCustomizationBehavior(_name: "automatic")
      static let disabled = TabCustomizationBehavior(_name: "disabled")
      static let reorderable = TabCustomizationBehavior(_name: "reorderable")
    }

    /// Where tabs are shown: in a bar or in a sidebar.
    struct AdaptableTabBarPlacement: Hashable {
      let _name: String
      static let automatic = AdaptableTabBarPlacement(_name: "automatic")
      static let tabBar = AdaptableTabBarPlacement(_name: "tabBar")
      static let sidebar = AdaptableTabBarPlacement(_name: "sidebar")
    }

    /// Which part of the interface a tab may be in.
    struct TabPlacement: Hashable {
      let _name: String
      static let automatic = TabPlacement(_name: "automatic")
      static let pinned = TabPlacement(_name: "pinned")
      static let sidebarOnly = TabPlacement(_name: "sidebarOnly")
    }

    /// The label of a tab that has none of its own: that of its role.
    struct DefaultTabLabel: View {
      typealias Body = Never
      let _label: _IconLabel?
      init(_role: TabRole?) {
        self._label =
          _role == .search ? _IconLabel("Search", systemImage: "magnifyingglass") : nil
      }
      var body: Never { _primitiveBody() }
    }

    /// A screen of a tab view, with its label and the value it stands for.
    struct Tab<Value, Content: View, Label: View>: TabContent {
      typealias Body = Never
      let _value: Any?
      let _label: Label
      let _content: Content
      init(_value: Any?, _label: Label, _content: Content) {
        self._value = _value
        self._label = _label
        self._content = _content
      }
      init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.init(_value: value, _label: label(), _content: content())
      }
      var body: Never { _primitiveBody() }
    }

    extension Tab where Label == DefaultTabLabel {
      init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(_value: value, _label: DefaultTabLabel(_role: role), _content: content())
      }
    }

    extension Tab where Label == DefaultTabLabel, Value == Never {
      init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(_value: nil, _label: DefaultTabLabel(_role: role), _content: content())
      }
    }

    extension Tab where Label == _IconLabel {
      init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(
          _value: value, _label: _IconLabel(titleKey, image: image), _content: content())
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(
          _value: value, _label: _IconLabel(title, image: image), _content: content())
      }
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(
          _value: value, _label: _IconLabel(titleKey, systemImage: systemImage),
          _content: content())
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(
          _value: value, _label: _IconLabel(title, systemImage: systemImage), _content: content())
      }
    }

    extension Tab where Label == _IconLabel, Value == Never {
      init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(
          _value: nil, _label: _IconLabel(titleKey, image: image), _content: content())
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(
          _value: nil, _label: _IconLabel(title, image: image), _content: content())
      }
      init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(
          _value: nil, _label: _IconLabel(titleKey, systemImage: systemImage), _content: content())
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
      ) {
        self.init(
          _value: nil, _label: _IconLabel(title, systemImage: systemImage), _content: content())
      }
    }

    extension Tab where Value == Never {
      init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.init(_value: nil, _label: label(), _content: content())
      }
    }

    extension Tab: _BarContent {}
    extension TabSection: _BarContent {}

    /// What a tab is for.
    enum TabRole: Hashable { case search }

    /// Tabs that belong together.
    struct TabSection<Header, Content: View, SelectionValue>: TabContent {
      typealias Body = Never
      let _content: Content
      init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
      ) {
        self._content = content()
      }
      init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
      ) {
        self._content = content()
      }
      init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
      ) {
        self._content = content()
      }
      init(@TabContentBuilder<SelectionValue> content: () -> Content)
      where Header == EmptyView {
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "Tab": { part throws(Trap) in
        let label = try part.element("_label", as: part.typeArgument(2))
        var content = try part.element("_content", as: part.typeArgument(1))
        if !part.value("_value").isNone {
          let value = part.bridge.evaluator.opened(part.value("_value"))
          content = .modified(
            ModifierElement.make(
              type: "tag", detail: try part.bridge.detail(value),
              effect: .trait(.tag(InterpretedValue(value, part.bridge))), content: content))
        }
        return .modified(
          ModifierElement.make(
            type: "Tab", detail: label.firstText.map { Detail.quoted($0) } ?? "",
            effect: .trait(.tabLabel(label)), content: content))
      },
      "DefaultTabLabel": { part throws(Trap) in try part.element("_label") },
      "TabSection": { part throws(Trap) in
        .group(try part.element("_content", as: part.typeArgument(1)))
      },
    ])
}
