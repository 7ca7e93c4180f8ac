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
    }

    /// Where a search field is.
    struct SearchFieldPlacement: Hashable {
      let _name: String
      static let automatic = SearchFieldPlacement(_name: "automatic")
      static let navigationBarDrawer = SearchFieldPlacement(_name: "navigationBarDrawer")
      static let sidebar = SearchFieldPlacement(_name: "sidebar")
      static let toolbar = SearchFieldPlacement(_name: "toolbar")
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
      /// Offers a field to search with; that it is shown is not simulated.
      func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @_disfavoredOverload
      func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @_disfavoredOverload
      func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text?
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      /// Offers a field to search with, that also holds tokens; those are not simulated.
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
      @notSimulated("the field has its text and no tokens") func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
        T: View
      {
        searchable(text: text, placement: placement, prompt: prompt)
      }
    }
    """#,
    modifiers: ["_SearchableModifier": { part throws(Trap) in search(part) }])

  /// The field is part of the bar; what is typed goes straight into the binding.
  private static func search(_ part: Part) -> Modification {
    let prompt = part.string("_prompt")
    let submit = part.bridge.surroundings.submit
    let field = part.control(boundTo: "_text") { control throws(Trap) in
      let text = try control.readString()
      return .container(
        ContainerElement(
          type: "SearchField",
          detail: "\(Detail.quoted(prompt)), text: \(Detail.quoted(text))",
          layout: .passthrough, content: .text(text.isEmpty ? prompt : text),
          interaction: .text(value: text, set: { try control.write($0) }, submit: submit),
          labels: [prompt]))
    }
    return Modification("searchable", .attached(field, .bar))
  }
}
