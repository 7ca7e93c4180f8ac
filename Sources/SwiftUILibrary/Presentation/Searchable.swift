import Interpreter
import ViewRuntime

extension Feature {
  static let searchable = Feature(
    "Searchable",
    #"""
    struct _SearchableModifier<Suggestions> {
      let _text: Binding<String>
      let _prompt: String
      let _suggestions: Suggestions?
      var _isPresented: Binding<Bool>? = nil
      /// The tokens in the field.
      var _tokens: AnyView? = nil
      /// Puts one more token into the field.
      var _addToken: ((Any) -> Void)? = nil
    }

    /// Where a search field is.
    struct SearchFieldPlacement: Hashable {
      let _name: String
      static let automatic = SearchFieldPlacement(_name: "automatic")
      static let navigationBarDrawer = SearchFieldPlacement(_name: "navigationBarDrawer")
      static let sidebar = SearchFieldPlacement(_name: "sidebar")
      static let toolbar = SearchFieldPlacement(_name: "toolbar")
      static let toolbarPrincipal = SearchFieldPlacement(_name: "toolbarPrincipal")
      /// Whether the field is always there.
      enum NavigationBarDrawerDisplayMode: Hashable { case automatic, always }
      static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
      ) -> SearchFieldPlacement {
        navigationBarDrawer
      }
    }

    extension View {
      /// Offers a field to search with, in the bar of the screen.
      func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        ModifiedContent(
          content: self,
          modifier: _SearchableModifier<EmptyView>(
            _text: text, _prompt: prompt?._text ?? "Search", _suggestions: nil))
      }
      @_disfavoredOverload
      func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        ModifiedContent(
          content: self,
          modifier: _SearchableModifier<EmptyView>(
            _text: text, _prompt: String(prompt), _suggestions: nil))
      }
      @_disfavoredOverload
      func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        ModifiedContent(
          content: self,
          modifier: _SearchableModifier<EmptyView>(
            _text: text, _prompt: prompt?._text ?? "Search", _suggestions: nil))
      }
      func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil, @ViewBuilder suggestions: () -> S
      ) -> ModifiedContent<Self, _SearchableModifier<S>> {
        ModifiedContent(
          content: self,
          modifier: _SearchableModifier<S>(
            _text: text, _prompt: prompt?._text ?? "Search", _suggestions: suggestions()))
      }
      /// Offers a field to search with, and says and decides whether a search is going on.
      func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        _searchable(text, isPresented, prompt?._text ?? "Search")
      }
      @_disfavoredOverload
      func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        _searchable(text, isPresented, String(prompt))
      }
      @_disfavoredOverload
      func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text?
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        _searchable(text, isPresented, prompt?._text ?? "Search")
      }
      func _searchable(
        _ text: Binding<String>, _ isPresented: Binding<Bool>, _ prompt: String
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        ModifiedContent(
          content: self,
          modifier: _SearchableModifier<EmptyView>(
            _text: text, _prompt: prompt, _suggestions: nil, _isPresented: isPresented))
      }
    }
    """#,
    modifiers: ["_SearchableModifier": { part throws(Trap) in search(part) }])

  /// The field is part of the bar; what is typed goes straight into the binding.
  private static func search(_ part: Part) -> Modification {
    let kept = part.kept()
    let bridge = part.bridge
    let prompt = part.string("_prompt")
    let text = part.bound("_text")
    let presented = part.value("_isPresented").isNone ? nil : part.bound("_isPresented")
    let submit = bridge.surroundings.submit
    let offers = bridge.surroundings.search
    let own = part.value("_suggestions").isNone ? nil : kept
    let tokens = part.value("_tokens").isNone ? nil : kept
    return Modification("searchable", surroundings: { $0.search = SearchOffers() }) { inner in
      .dynamic(
        DynamicElement(
          sources: presented?.source.map { [$0] } ?? [], remember: { Searching(bridge) },
          make: { searching in
            try searching.follow(text, presented, submit)
            searching.tokens = tokens
            let field = searching.field(text, prompt: prompt)
            let bar = try searching.bar(field, offers, suggestions: own)
            return .modified(
              ModifierElement.make(
                type: "searchable", effect: .attached(bar, .bar),
                content: searching.surrounding(inner)))
          }))
    }
  }
}
