import Interpreter
import ViewRuntime

extension Feature {
  static let contextMenu = Feature(
    "ContextMenu",
    #"""
    struct _ContextMenuModifier<Items> {
      let _items: Items
    }

    /// The actions of a menu, in the older form.
    struct ContextMenu<MenuItems: View> {
      let _items: MenuItems
      init(@ViewBuilder menuItems: () -> MenuItems) { self._items = menuItems() }
    }

    struct _SwipeActionsModifier<Actions> {
      let edge: HorizontalEdge
      let _actions: Actions
    }

    extension View {
      /// Offers actions in a menu that a long press opens.
      func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
      ) -> ModifiedContent<Self, _ContextMenuModifier<M>> {
        ModifiedContent(content: self, modifier: _ContextMenuModifier<M>(_items: menuItems()))
      }
      func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
      ) -> ModifiedContent<Self, _ContextMenuModifier<M>> {
        ModifiedContent(content: self, modifier: _ContextMenuModifier<M>(_items: menuItems()))
      }
      /// Offers actions for what is selected.
      @notSimulated("the menu is that of no selection") func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
      ) -> ModifiedContent<Self, _ContextMenuModifier<M>> {
        ModifiedContent(content: self, modifier: _ContextMenuModifier<M>(_items: menu([])))
      }
      /// Offers actions in a menu, in the older form.
      @_disfavoredOverload
      func contextMenu<M: View>(
        _ contextMenu: ContextMenu<M>?
      ) -> ModifiedContent<Self, _ContextMenuModifier<M?>> {
        ModifiedContent(
          content: self, modifier: _ContextMenuModifier<M?>(_items: contextMenu?._items))
      }
      /// Offers actions at the side of a row, which a swipe brings up.
      func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
      ) -> ModifiedContent<Self, _SwipeActionsModifier<T>> {
        ModifiedContent(
          content: self, modifier: _SwipeActionsModifier<T>(edge: edge, _actions: content()))
      }
    }
    """#,
    modifiers: [
      "_ContextMenuModifier": { part throws(Trap) in
        let items = part.opened("_items", as: part.typeArgument(0), by: "contextMenu")
        return Modification("contextMenu", .attached(items, .modal))
      },
      "_SwipeActionsModifier": { part throws(Trap) in
        let edge = part.caseName("edge")
        let actions = part.opened("_actions", as: part.typeArgument(0), by: "swipeActions")
        return Modification(
          "swipeActions", detail: edge == "trailing" ? "" : "edge: .\(edge)",
          .attached(actions, .floating))
      },
    ])
}
