extension StandardLibrary {
  /// The one place that Grove knows.
  static let locale = LibraryEntry(
    "Locale.swift",
    """
    /// A language and region; everything is written in American English, whatever this says.
    struct Locale: Hashable, Sendable {
      /// The identifier: `en_US`.
      let identifier: String
      init(identifier: String) { self.identifier = identifier }
      static var current: Locale { Locale(identifier: "en_US") }
      static var autoupdatingCurrent: Locale { Locale(identifier: "en_US") }
      static var preferredLanguages: [String] { ["en-US"] }
      /// The currency of the region.
      struct Currency: Hashable, Sendable {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
      }
      var currency: Currency? { Currency("USD") }
      var currencyCode: String? { "USD" }
      var languageCode: String? { "en" }
    }
    """)
}
