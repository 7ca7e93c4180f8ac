import Interpreter
import ViewRuntime

extension Feature {
  static let searchSuggestions = Feature(
    "SearchSuggestions",
    #"""
    struct _SearchSuggestionsModifier<Suggestions> {
      let _suggestions: Suggestions
    }
    struct _SearchCompletionModifier {
      let _completion: String
    }
    struct _SearchTokenModifier {
      let _token: Any
    }

    /// Where suggestions of a search are shown.
    struct SearchSuggestionsPlacement: Equatable {
      let _name: String
      static let automatic = SearchSuggestionsPlacement(_name: "automatic")
      static let menu = SearchSuggestionsPlacement(_name: "menu")
      static let content = SearchSuggestionsPlacement(_name: "content")

      /// Several of them.
      struct Set: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let menu = SearchSuggestionsPlacement.Set(rawValue: 1)
        static let content = SearchSuggestionsPlacement.Set(rawValue: 2)
      }
    }

    extension View {
      /// Suggests what to search for, during a search.
      func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
      ) -> ModifiedContent<Self, _SearchSuggestionsModifier<S>> {
        ModifiedContent(
          content: self, modifier: _SearchSuggestionsModifier<S>(_suggestions: suggestions()))
      }
      /// Says where suggestions are shown.
      @notSimulated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
      ) -> some View {
        _decorated("searchSuggestions", "_:", visibility)
      }
      /// Says what is searched for when this suggestion is tapped.
      func searchCompletion(
        _ completion: String
      ) -> ModifiedContent<Self, _SearchCompletionModifier> {
        ModifiedContent(
          content: self, modifier: _SearchCompletionModifier(_completion: completion))
      }
      /// Says which token the field gets when this suggestion is tapped.
      func searchCompletion<T: Identifiable>(
        _ token: T
      ) -> ModifiedContent<Self, _SearchTokenModifier> {
        ModifiedContent(content: self, modifier: _SearchTokenModifier(_token: token))
      }
    }
    """#,
    modifiers: [
      "_SearchSuggestionsModifier": { part throws(Trap) in
        let kept = part.kept()
        return Modification("searchSuggestions", surroundings: { $0.search.suggestions = kept })
      },
      "_SearchCompletionModifier": { part throws(Trap) in
        let completion = part.string("_completion")
        let detail = Detail.quoted(completion)
        guard let searching = part.bridge.surroundings.suggesting else {
          return Modification("searchCompletion", detail: detail)
        }
        return Modification(
          "searchCompletion", detail: detail,
          .gesture(.tap { [weak searching] in try searching?.complete(with: completion) }))
      },
      "_SearchTokenModifier": { part throws(Trap) in
        let detail = try part.detail("_token")
        guard let searching = part.bridge.surroundings.suggesting else {
          return Modification("searchCompletion", detail: detail)
        }
        let token = HeldValue(borrowing: part.value("_token"), part.bridge.evaluator)
        return Modification(
          "searchCompletion", detail: detail,
          .gesture(.tap { [weak searching] in try searching?.complete(withToken: token.value) }))
      },
    ])
}
