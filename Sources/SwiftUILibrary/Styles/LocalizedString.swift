extension Feature {
  /// Strings that are looked up in a catalog; Grove has none, so that each is its own translation.
  static let localizedString = Feature(
    "LocalizedString",
    #"""
    extension String {
      /// A text of a string catalog: its key, for Grove has no catalog.
      init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: String? = nil
      ) {
        self = keyAndValue._text
      }
      init(
        localized key: String, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: String? = nil
      ) {
        self = defaultValue._text
      }
      init(localized resource: LocalizedStringResource) { self = resource._text }

      /// A key of a string catalog.
      struct LocalizationValue: ExpressibleByStringInterpolation, Equatable {
        let _text: String
        init(_ value: String) { self._text = value }
        init(stringLiteral value: String) { self._text = value }
      }
    }
    """#)
}
