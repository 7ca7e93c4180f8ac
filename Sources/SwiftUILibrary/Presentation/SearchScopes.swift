import Interpreter
import ViewRuntime

extension Feature {
  static let searchScopes = Feature(
    "SearchScopes",
    #"""
    struct _SearchScopesModifier<Scopes> {
      let _scopes: Scopes
      /// Whether they are there before anything is typed.
      let _isAtOnce: Bool
    }

    /// When the scopes of a search are shown; by itself, on an iPhone, once something is typed.
    struct SearchScopeActivation: Hashable {
      let _name: String
      static let automatic = SearchScopeActivation(_name: "automatic")
      static let onTextEntry = SearchScopeActivation(_name: "onTextEntry")
      static let onSearchPresentation = SearchScopeActivation(_name: "onSearchPresentation")
    }

    extension View {
      /// Offers parts of the data to search in, in the bar of the screen, during a search.
      func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
      ) -> some View {
        _searchScopes(Picker(selection: scope, content: scopes) { EmptyView() }, .automatic)
      }
      func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
      ) -> some View {
        _searchScopes(Picker(selection: scope, content: scopes) { EmptyView() }, activation)
      }
      func _searchScopes<P: View>(
        _ picker: P, _ activation: SearchScopeActivation
      ) -> ModifiedContent<Self, _SearchScopesModifier<P>> {
        ModifiedContent(
          content: self,
          modifier: _SearchScopesModifier<P>(
            _scopes: picker, _isAtOnce: activation == .onSearchPresentation))
      }
    }
    """#,
    modifiers: [
      "_SearchScopesModifier": { part throws(Trap) in
        let kept = part.kept()
        return Modification("searchScopes", surroundings: { $0.search.scopes = kept })
      }
    ])
}
