import Interpreter

extension Feature {
  static let localizedStringKey = Feature(
    "LocalizedStringKey",
    #"""
    /// A key of a string catalog; Grove has none, so that it is shown as it is, Markdown read.
    struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
      let _text: String
      /// Which parts are bold, links …, as the trees show it.
      let _style: String
      init(_ value: String) { self.init(_markup: value) }
      init(stringLiteral value: String) {
        self._text = value
        self._style = ""
      }
      /// A literal with characters that Markdown gives a meaning.
      init(_markup value: String) {
        self._text = _markupText(value)
        self._style = _markupStyle(value)
      }
    }

    /// A localized string that is looked up later.
    struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable {
      let _text: String
      init(stringLiteral value: String) { self._text = value }
      init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: String? = nil
      ) {
        self._text = keyAndValue._text
      }
      var key: String { _text }
    }

    func _markupText(_ value: String) -> String
    func _markupStyle(_ value: String) -> String
    """#,
    natives: [
      "_markupText(_:)": { call throws(Trap) in
        call.evaluator.makeString(InlineMarkdown(call.evaluator.string(of: call[0])).text)
      },
      "_markupStyle(_:)": { call throws(Trap) in
        call.evaluator.makeString(InlineMarkdown(call.evaluator.string(of: call[0])).style)
      },
    ])
}
