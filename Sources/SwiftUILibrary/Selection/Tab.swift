import Interpreter
import ViewRuntime

extension Feature {
  static let tab = Feature(
    "Tab",
    #"""
    /// What a tab view can hold.
    protocol TabContent: View {}
    typealias TabContentBuilder = ViewBuilder

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

    extension Tab where Label == EmptyView {
      init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(_value: value, _label: EmptyView(), _content: content())
      }
    }

    extension Tab where Label == EmptyView, Value == Never {
      init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(_value: nil, _label: EmptyView(), _content: content())
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

    /// What a tab is for.
    enum TabRole: Hashable { case search }

    /// Tabs that belong together.
    struct TabSection<Header, Content: View>: TabContent {
      typealias Body = Never
      let _content: Content
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
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
      "TabSection": { part throws(Trap) in
        .group(try part.element("_content", as: part.typeArgument(1)))
      },
    ])
}
