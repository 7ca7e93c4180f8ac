extension Feature {
  /// What is selected in a text that is edited: kept, as nothing selects.
  static let textSelection = Feature(
    "TextSelection",
    #"""
    /// The selected part of a text.
    struct TextSelection: Hashable {
      /// Where the selection is.
      enum Indices: Hashable {
        case selection(Range<String.Index>)
        case multiSelection([Range<String.Index>])
      }
      var indices: Indices
      init(range: Range<String.Index>) { self.indices = .selection(range) }
      init(insertionPoint: String.Index) {
        self.indices = .selection(insertionPoint..<insertionPoint)
      }
      var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
      }
    }

    /// The selected part of a text with attributes.
    struct AttributedTextSelection: Hashable {
      var _range: Range<AttributedString.Index>?
      init() { self._range = nil }
      init(range: Range<AttributedString.Index>) { self._range = range }
      init(insertionPoint: AttributedString.Index) {
        self._range = insertionPoint..<insertionPoint
      }
    }

    extension AttributedString {
      /// Without a selection the text goes to the end.
      mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters text: String
      ) {
        replaceSelection(&selection, with: AttributedString(text))
      }
      mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with text: AttributedString
      ) {
        replaceSubrange(selection._range ?? endIndex..<endIndex, with: text)
        selection = AttributedTextSelection()
      }
    }

    extension TextEditor {
      init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
      init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) {
        self.init(
          text: Binding<String>(
            get: { String(text.wrappedValue.characters) },
            set: { text.wrappedValue = AttributedString($0) }))
      }
    }

    extension TextField where Label == Text {
      init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
      ) {
        self.init(_text: text, _prompt: prompt, _label: Text(titleKey))
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, text: Binding<String>,
        selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
      ) {
        self.init(_text: text, _prompt: prompt, _label: Text(title))
      }
    }
    """#)
}
