extension Feature {
  static let toolbar = Feature(
    "Toolbar",
    #"""
    struct _ToolbarModifier {
      var _name: String = "toolbar"
    }

    /// A view in a bar.
    struct ToolbarItem<ID, Content: View>: View {
      typealias Body = Never
      let _content: Content
      var body: Never { _primitiveBody() }
    }

    extension ToolbarItem where ID == () {
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
    }

    /// Several views in a bar.
    struct ToolbarItemGroup<Content: View>: View {
      typealias Body = Never
      let _content: Content
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self._content = content()
      }
      var body: Never { _primitiveBody() }
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
    }

    extension View {
      /// Puts views into the bars of the screen; they are made and not shown.
      func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
      ) -> ModifiedContent<Self, _ToolbarModifier> {
        ModifiedContent(content: self, modifier: _ToolbarModifier())
      }
    }
    """#)
}
