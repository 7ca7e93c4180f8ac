extension Feature {
  static let localizedStringKey = Feature(
    "LocalizedStringKey",
    #"""
    /// A key of a string catalog; Grove has no catalogs, so that it is shown as it is.
    struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
      let _text: String
      init(_ value: String) { self._text = value }
      init(stringLiteral value: String) { self._text = value }
    }

    /// A localized string that is looked up later.
    struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable {
      let _text: String
      init(stringLiteral value: String) { self._text = value }
    }
    """#)
}
