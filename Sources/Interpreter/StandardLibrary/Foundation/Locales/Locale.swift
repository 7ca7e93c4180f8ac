extension StandardLibrary {
  /// A language and a place.
  static let locale = LibraryEntry(
    "Locale.swift",
    """
    /// A language and region: how numbers, dates and lists are written.
    struct Locale: Hashable, CustomStringConvertible, Encodable, Decodable, Sendable {
      /// The identifier: `en_US`.
      let identifier: String
      init(identifier: String) { self.identifier = identifier }
      static var current: Locale { Locale(identifier: "en_US") }
      static var autoupdatingCurrent: Locale { Locale(identifier: "en_US") }
      static var preferredLanguages: [String] { ["en-US"] }
      /// The currency of the region.
      struct Currency: __Identifier {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
      }
      var description: String {
        self == Locale.current ? identifier + " (current)" : identifier + " (fixed \\(identifier))"
      }
      var currency: Currency? { currencyCode.map { Currency($0) } }
      var currencyCode: String? { identifier == "en_US" ? "USD" : __convention("currency") }
      var languageCode: String? { language.languageCode?.identifier }
      /// A part of the world.
      struct Region: __Identifier {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
      }
      /// The letters that stand for a language.
      struct LanguageCode: __Identifier {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
      }
      /// A language, and where it is spoken so.
      struct Language: Hashable, Sendable {
        var languageCode: LanguageCode?
        var region: Region?
        init(languageCode: LanguageCode? = nil, region: Region? = nil) {
          self.languageCode = languageCode
          self.region = region
        }
      }
      /// What stands between `_` or `-` in the identifier.
      private var __parts: [String] {
        identifier.split { $0 == "_" || $0 == "-" }.map { String($0) }
      }
      var region: Region? {
        guard let code = __parts.dropFirst().last, code.count == 2 || code.count == 3 else {
          return nil
        }
        return Region(code.uppercased())
      }
      var regionCode: String? { region?.identifier }
      /// The units that people of a region use.
      struct MeasurementSystem: Hashable, Sendable {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        static let metric = MeasurementSystem("metric")
        static let us = MeasurementSystem("ussystem")
        static let uk = MeasurementSystem("uksystem")
      }
      var measurementSystem: MeasurementSystem {
        switch region?.identifier {
        case "US", "LR", "MM": return .us
        case "GB": return .uk
        case nil: return languageCode == "en" ? .us : .metric
        default: return .metric
        }
      }
      var language: Language {
        let code = __parts.first.map { LanguageCode($0.lowercased()) }
        return Language(languageCode: code, region: region)
      }
    }

    /// What a standard names by a few letters: a language, a region, a currency.
    protocol __Identifier: Hashable, Encodable, Decodable, Sendable, ExpressibleByStringLiteral {
      var identifier: String { get }
      init(_ identifier: String)
    }
    extension __Identifier {
      init(stringLiteral value: String) { self.init(value) }
      init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }
      func encode(to encoder: any Encoder) throws { try identifier.encode(to: encoder) }
    }
    """)
}
