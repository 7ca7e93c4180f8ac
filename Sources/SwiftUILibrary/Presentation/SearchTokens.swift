extension Feature {
  static let searchTokens = Feature(
    "SearchTokens",
    #"""
    /// The tokens in a search field.
    struct SearchTokens<C: RandomAccessCollection, Token: View>: View
    where C.Element: Identifiable {
      @Binding var tokens: C
      let token: (C.Element) -> Token
      var body: some View { ForEach(tokens) { token($0) } }
    }

    /// The tokens that a search field offers.
    struct SuggestedTokens<C: RandomAccessCollection, Token: View>: View
    where C.Element: Identifiable {
      @Binding var tokens: C
      let token: (C.Element) -> Token
      var body: some View { ForEach(tokens) { token($0).searchCompletion($0) } }
    }

    extension View {
      /// Offers a field to search with, that also holds tokens.
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, nil, prompt?._text,
          EmptyView?.none,
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, isPresented, prompt?._text,
          EmptyView?.none,
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, nil, prompt?._text,
          SuggestedTokens(tokens: suggestedTokens, token: token),
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, isPresented, prompt?._text,
          SuggestedTokens(tokens: suggestedTokens, token: token),
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, nil, prompt._text,
          EmptyView?.none,
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, isPresented, prompt._text,
          EmptyView?.none,
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, nil, prompt._text,
          SuggestedTokens(tokens: suggestedTokens, token: token),
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, isPresented, prompt._text,
          SuggestedTokens(tokens: suggestedTokens, token: token),
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @_disfavoredOverload
      @notSimulated("a token cannot be deleted") func searchable<C, T: View, P: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, nil, String(prompt),
          EmptyView?.none,
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @_disfavoredOverload
      @notSimulated("a token cannot be deleted") func searchable<C, T: View, P: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, isPresented, String(prompt),
          EmptyView?.none,
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @_disfavoredOverload
      @notSimulated("a token cannot be deleted") func searchable<C, T: View, P: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, nil, String(prompt),
          SuggestedTokens(tokens: suggestedTokens, token: token),
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @_disfavoredOverload
      @notSimulated("a token cannot be deleted") func searchable<C, T: View, P: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        _tokenSearch(
          text, tokens, isPresented, String(prompt),
          SuggestedTokens(tokens: suggestedTokens, token: token),
          AnyView(SearchTokens(tokens: tokens, token: token)))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
      {
        _tokenSearch(
          text, editableTokens, nil, prompt?._text, EmptyView?.none,
          AnyView(ForEach(editableTokens) { token($0) }))
      }
      @notSimulated("a token cannot be deleted") func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
      {
        _tokenSearch(
          text, editableTokens, nil, prompt._text, EmptyView?.none,
          AnyView(ForEach(editableTokens) { token($0) }))
      }
      func _tokenSearch<C: RangeReplaceableCollection, S: View>(
        _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?,
        _ prompt: String?, _ suggestions: S?, _ shown: AnyView
      ) -> ModifiedContent<Self, _SearchableModifier<S>> {
        let add: (Any) -> Void = { token in
          guard let token = token as? C.Element else { return }
          tokens.wrappedValue.append(token)
        }
        return ModifiedContent(
          content: self,
          modifier: _SearchableModifier<S>(
            _text: text, _prompt: prompt ?? "Search", _suggestions: suggestions,
            _isPresented: isPresented, _tokens: shown, _addToken: add))
      }
    }
    """#)
}
