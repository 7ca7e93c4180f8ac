import Interpreter
import ViewRuntime

extension Feature {
  static let tabView = Feature(
    "TabView",
    #"""
    /// Screens side by side, one of which is shown; each is made when it is first selected and
    /// stays (L22).
    struct TabView<SelectionValue, Content: View>: View {
      typealias Body = Never
      let _selection: Any?
      let _content: Content
      init(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Content
      ) {
        self._selection = selection
        self._content = content()
      }
      init(
        selection: Binding<SelectionValue>?,
        @TabContentBuilder<SelectionValue> content: () -> Content
      ) {
        self._selection = selection
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    extension TabView where SelectionValue == Int {
      init(@ViewBuilder content: () -> Content) {
        self._selection = nil
        self._content = content()
      }
    }

    extension View {
      /// Names a tab.
      func tabItem<V: View>(
        @ViewBuilder _ label: () -> V
      ) -> ModifiedContent<Self, _TabItemModifier<V>> {
        ModifiedContent(content: self, modifier: _TabItemModifier<V>(_label: label()))
      }
    }

    struct _TabItemModifier<V> {
      let _label: V
    }

    extension View {
      /// Shows a view above the bar of a tab view.
      func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
      ) -> ModifiedContent<Self, _TabAccessoryModifier<Content>> {
        ModifiedContent(
          content: self, modifier: _TabAccessoryModifier<Content>(_accessory: content()))
      }
      func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
      ) -> ModifiedContent<Self, _TabAccessoryModifier<Content>> {
        ModifiedContent(
          content: self,
          modifier: _TabAccessoryModifier<Content>(_accessory: isEnabled ? content() : nil))
      }
      /// Says when the bar of a tab view gets smaller; only shown.
      func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        _decorated("tabBarMinimizeBehavior", "_:", behavior)
      }
    }

    struct _TabAccessoryModifier<Content> {
      let _accessory: Content?
    }

    /// When the bar of a tab view gets smaller.
    struct TabBarMinimizeBehavior: Hashable {
      let _name: String
      static let automatic = TabBarMinimizeBehavior(_name: "automatic")
      static let never = TabBarMinimizeBehavior(_name: "never")
      static let onScrollDown = TabBarMinimizeBehavior(_name: "onScrollDown")
      static let onScrollUp = TabBarMinimizeBehavior(_name: "onScrollUp")
    }
    """#,
    views: ["TabView": { part throws(Trap) in tabs(part) }],
    modifiers: [
      "_TabItemModifier": { part throws(Trap) in
        let label = try part.element("_label", as: part.typeArgument(0))
        return Modification(
          "tabItem", detail: label.firstText.map { Detail.quoted($0) } ?? "",
          .trait(.tabLabel(label)))
      },
      "_TabAccessoryModifier": { part throws(Trap) in
        let accessory = try part.element("_accessory", as: part.typeArgument(0))
        return Modification("tabViewBottomAccessory", .attached(accessory, .bar))
      },
    ])

  private static func tabs(_ part: Part) -> ViewElement {
    let kept = part.kept()
    let bridge = part.bridge
    let selection = part.value("_selection").isNone ? nil : part.bound("_selection")
    return .dynamic(
      DynamicElement(
        sources: selection?.source.map { [$0] } ?? [], remember: { TabMemory(bridge) },
        make: { memory in
          let content = try TaggedContent(
            kept.field("_content", as: kept.typeArgument(1)) { $0.selection = nil })
          return try memory.element(content, selection)
        }))
  }
}
