import Interpreter
import ViewRuntime

extension Feature {
  static let searchScopes = Feature(
    "SearchScopes",
    #"""
    struct _SearchScopesModifier<Scopes> {
      let _scopes: Scopes
    }

    /// When the scopes of a search are shown; Grove shows them all the time.
    struct SearchScopeActivation: Hashable {
      let _name: String
      static let automatic = SearchScopeActivation(_name: "automatic")
      static let onTextEntry = SearchScopeActivation(_name: "onTextEntry")
      static let onSearchPresentation = SearchScopeActivation(_name: "onSearchPresentation")
    }

    extension View {
      /// Offers parts of the data to search in, in the bar of the screen.
      func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
      ) -> some View {
        _searchScopes(Picker(selection: scope, content: scopes) { EmptyView() })
      }
      func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
      ) -> some View {
        _searchScopes(Picker(selection: scope, content: scopes) { EmptyView() })
      }
      func _searchScopes<P: View>(_ picker: P) -> ModifiedContent<Self, _SearchScopesModifier<P>> {
        ModifiedContent(content: self, modifier: _SearchScopesModifier<P>(_scopes: picker))
      }
    }
    """#,
    modifiers: [
      "_SearchScopesModifier": { part throws(Trap) in
        let scopes = try part.element("_scopes", as: part.typeArgument(0))
        return Modification("searchScopes", .attached(scopes, .bar))
      }
    ])
}
