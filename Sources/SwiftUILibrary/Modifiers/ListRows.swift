extension Feature {
  static let listRows = Feature(
    "ListRows",
    #"""
    struct _ListRowModifier {
      let _value: Any?
      var _name: String = "listRowSeparator"
    }

    /// Where a search field is.
    struct SearchFieldPlacement: Hashable {
      let _name: String
      static let automatic = SearchFieldPlacement(_name: "automatic")
      static let navigationBarDrawer = SearchFieldPlacement(_name: "navigationBarDrawer")
      static let sidebar = SearchFieldPlacement(_name: "sidebar")
      static let toolbar = SearchFieldPlacement(_name: "toolbar")
    }

    extension View {
      /// Says whether lines are drawn between rows.
      func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
      ) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(content: self, modifier: _ListRowModifier(_value: visibility))
      }
      /// Sets the space around a row.
      func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(
          content: self, modifier: _ListRowModifier(_value: insets, _name: "listRowInsets"))
      }
      /// Puts a view behind a row.
      func listRowBackground<V: View>(_ view: V?) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(
          content: self, modifier: _ListRowModifier(_value: nil, _name: "listRowBackground"))
      }
      /// Marks a row or tab with a number.
      func badge(_ count: Int) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(content: self, modifier: _ListRowModifier(_value: count, _name: "badge"))
      }
      /// Offers actions at the sides of a row; not simulated.
      func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
      ) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(
          content: self, modifier: _ListRowModifier(_value: nil, _name: "swipeActions"))
      }
      /// Offers actions in a menu; not simulated.
      func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
      ) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(
          content: self, modifier: _ListRowModifier(_value: nil, _name: "contextMenu"))
      }
      /// Names a tab; not simulated.
      func tabItem<V: View>(
        @ViewBuilder _ label: () -> V
      ) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(content: self, modifier: _ListRowModifier(_value: nil, _name: "tabItem"))
      }
      /// Offers a field to search with; not simulated.
      func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil
      ) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(
          content: self, modifier: _ListRowModifier(_value: nil, _name: "searchable"))
      }
      /// Reloads when the list is pulled; not simulated.
      func refreshable(
        action: @escaping () async -> Void
      ) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(
          content: self, modifier: _ListRowModifier(_value: nil, _name: "refreshable"))
      }
    }
    """#)
}
