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

    extension View {
      /// Suggests what to search for, during a search.
      func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
      ) -> ModifiedContent<Self, _SearchSuggestionsModifier<S>> {
        ModifiedContent(
          content: self, modifier: _SearchSuggestionsModifier<S>(_suggestions: suggestions()))
      }
      /// Says what is searched for when this suggestion is tapped.
      func searchCompletion(
        _ completion: String
      ) -> ModifiedContent<Self, _SearchCompletionModifier> {
        ModifiedContent(
          content: self, modifier: _SearchCompletionModifier(_completion: completion))
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
    ])
}
