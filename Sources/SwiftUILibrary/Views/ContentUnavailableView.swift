extension Feature {
  static let contentUnavailableView = Feature(
    "ContentUnavailableView",
    #"""
    /// What is shown where there is nothing to show.
    struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
      let _label: Label
      let _description: Description
      let _actions: Actions
      init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
      ) {
        self._label = label()
        self._description = description()
        self._actions = actions()
      }
      var body: some View {
        VStack {
          _label
          _description
          _actions
        }
      }
    }

    extension ContentUnavailableView
    where Label == _IconLabel, Description == Text?, Actions == EmptyView {
      init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self._label = _IconLabel(title, systemImage: name)
        self._description = description
        self._actions = EmptyView()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self._label = _IconLabel(title, systemImage: name)
        self._description = description
        self._actions = EmptyView()
      }
      init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self._label = _IconLabel(title, image: name)
        self._description = description
        self._actions = EmptyView()
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self._label = _IconLabel(title, image: name)
        self._description = description
        self._actions = EmptyView()
      }
      /// What is shown for a search without results.
      static var search: ContentUnavailableView<_IconLabel, Text?, EmptyView> {
        ContentUnavailableView<_IconLabel, Text?, EmptyView>(
          "No Results", systemImage: "magnifyingglass",
          description: Text("Check the spelling or try a new search."))
      }
      static func search(
        text: String
      ) -> ContentUnavailableView<_IconLabel, Text?, EmptyView> {
        ContentUnavailableView<_IconLabel, Text?, EmptyView>(
          "No Results for “\(text)”", systemImage: "magnifyingglass",
          description: Text("Check the spelling or try a new search."))
      }
    }
    """#)
}
