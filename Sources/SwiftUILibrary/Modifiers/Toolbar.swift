import Interpreter
import ViewRuntime

extension Feature {
  static let toolbar = Feature(
    "Toolbar",
    #"""
    struct _ToolbarModifier<Items> {
      let _items: Items
    }

    /// What a toolbar can hold.
    protocol ToolbarContent: View {}
    typealias ToolbarContentBuilder = ViewBuilder

    extension AnyView: ToolbarContent {}
    extension EmptyView: ToolbarContent {}
    extension Group: ToolbarContent {}
    extension ModifiedContent: ToolbarContent {}
    extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
    extension TupleView: ToolbarContent {}
    extension _ConditionalContent: ToolbarContent {}

    /// A view in a bar.
    struct ToolbarItem<ID, Content: View>: ToolbarContent {
      typealias Body = Never
      let _placement: ToolbarItemPlacement
      let _content: Content
      init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
      ) {
        self._placement = placement
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    extension ToolbarItem where ID == () {
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self._placement = placement
        self._content = content()
      }
    }

    /// Several views in a bar.
    struct ToolbarItemGroup<Content: View>: ToolbarContent {
      typealias Body = Never
      let _placement: ToolbarItemPlacement
      let _content: Content
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self._placement = placement
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    extension ToolbarItemGroup {
      /// Where there is no room for the views, a menu with this label offers them.
      init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
      ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) {
          LabeledToolbarItemGroupContent(_content: content(), _label: label())
        }
      }
    }

    /// Views of a bar with a label for all of them.
    struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
      let _content: Content
      let _label: Label
      var body: some View { _content }
    }

    /// What stands in a bar: an item or a tab, with what modifies it.
    protocol _BarContent {}
    extension ModifiedContent: _BarContent where Content: _BarContent {}
    extension ToolbarItem: _BarContent {}
    extension ToolbarItemGroup: _BarContent {}
    extension ToolbarSpacer: _BarContent {}

    extension _BarContent {
      /// Takes it out of the bar while a value is true.
      func hidden(_ hidden: Bool) -> Self? { hidden ? nil : self }
    }

    /// Room between the items of a bar: of one width, or all that is left.
    struct ToolbarSpacer: ToolbarContent {
      typealias Body = Never
      let _sizing: SpacerSizing
      let _placement: ToolbarItemPlacement
      init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self._sizing = sizing
        self._placement = placement
      }
      var body: Never { _primitiveBody() }
    }

    /// How wide room between items is.
    struct SpacerSizing: Hashable {
      let _name: String
      static let flexible = SpacerSizing(_name: "flexible")
      static let fixed = SpacerSizing(_name: "fixed")
    }

    /// A menu at the title of the screen.
    struct ToolbarTitleMenu<Content: View>: ToolbarContent {
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: some View {
        Menu { _content } label: { Image(systemName: "chevron.down") }
      }
    }

    extension ToolbarTitleMenu where Content == EmptyView {
      init() { self.init { EmptyView() } }
    }

    /// Where in the bars a view goes.
    struct ToolbarItemPlacement: Hashable {
      let _name: String
      static let automatic = ToolbarItemPlacement(_name: "automatic")
      static let principal = ToolbarItemPlacement(_name: "principal")
      static let navigation = ToolbarItemPlacement(_name: "navigation")
      static let primaryAction = ToolbarItemPlacement(_name: "primaryAction")
      static let secondaryAction = ToolbarItemPlacement(_name: "secondaryAction")
      static let status = ToolbarItemPlacement(_name: "status")
      static let confirmationAction = ToolbarItemPlacement(_name: "confirmationAction")
      static let cancellationAction = ToolbarItemPlacement(_name: "cancellationAction")
      static let destructiveAction = ToolbarItemPlacement(_name: "destructiveAction")
      static let keyboard = ToolbarItemPlacement(_name: "keyboard")
      static let bottomBar = ToolbarItemPlacement(_name: "bottomBar")
      static let topBarLeading = ToolbarItemPlacement(_name: "topBarLeading")
      static let topBarTrailing = ToolbarItemPlacement(_name: "topBarTrailing")
      static let navigationBarLeading = ToolbarItemPlacement(_name: "navigationBarLeading")
      static let navigationBarTrailing = ToolbarItemPlacement(_name: "navigationBarTrailing")
      static let bottomOrnament = ToolbarItemPlacement(_name: "bottomOrnament")
      static let topBarPinnedTrailing = ToolbarItemPlacement(_name: "topBarPinnedTrailing")
      static let title = ToolbarItemPlacement(_name: "title")
      static let largeTitle = ToolbarItemPlacement(_name: "largeTitle")
      static let subtitle = ToolbarItemPlacement(_name: "subtitle")
      static let largeSubtitle = ToolbarItemPlacement(_name: "largeSubtitle")
      static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(_name: "accessoryBar")
      }
    }

    extension View {
      /// Puts views into the bars of the screen.
      func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
      ) -> ModifiedContent<Self, _ToolbarModifier<Content>> {
        ModifiedContent(content: self, modifier: _ToolbarModifier<Content>(_items: content()))
      }
      func toolbar<Content: View>(
        id: String, @ViewBuilder content: () -> Content
      ) -> ModifiedContent<Self, _ToolbarModifier<Content>> {
        ModifiedContent(content: self, modifier: _ToolbarModifier<Content>(_items: content()))
      }
      /// Puts views into the bar, in the older form.
      func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
      ) -> ModifiedContent<Self, _ToolbarModifier<TupleView<(L, T)>>> {
        ModifiedContent(
          content: self,
          modifier: _ToolbarModifier<TupleView<(L, T)>>(_items: TupleView((leading, trailing))))
      }
      func navigationBarItems<L: View>(
        leading: L
      ) -> ModifiedContent<Self, _ToolbarModifier<L>> {
        ModifiedContent(content: self, modifier: _ToolbarModifier<L>(_items: leading))
      }
      func navigationBarItems<T: View>(
        trailing: T
      ) -> ModifiedContent<Self, _ToolbarModifier<T>> {
        ModifiedContent(content: self, modifier: _ToolbarModifier<T>(_items: trailing))
      }
    }
    """#,
    views: [
      "ToolbarItem": { part throws(Trap) in try toolbarItem("ToolbarItem", part, 1) },
      "ToolbarItemGroup": { part throws(Trap) in try toolbarItem("ToolbarItemGroup", part, 0) },
      "ToolbarSpacer": { part throws(Trap) in
        let sizing = Part(part.bridge, part.value("_sizing")).string("_name")
        return .primitive(
          LeafElement(
            type: "ToolbarSpacer", detail: "." + sizing, layout: .fixed(Size(width: 0, height: 0))))
      },
    ],
    modifiers: [
      "_ToolbarModifier": { part throws(Trap) in
        let items = try part.element("_items", as: part.typeArgument(0))
        return Modification("toolbar", .attached(items, .bar))
      }
    ])

  private static func toolbarItem(
    _ type: String, _ part: Part, _ content: Int
  ) throws(Trap) -> ViewElement {
    let placement = Part(part.bridge, part.value("_placement")).string("_name")
    return .container(
      ContainerElement(
        type: type, detail: placement == "automatic" ? "" : "placement: .\(placement)",
        layout: .passthrough, content: try part.element("_content", as: part.typeArgument(content)))
    )
  }
}
