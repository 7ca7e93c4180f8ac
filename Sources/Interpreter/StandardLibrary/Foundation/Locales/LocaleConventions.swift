extension StandardLibrary {
  /// What people of a place hold to: their week, their currency, their quotation marks.
  static let localeConventions = LibraryEntry(
    "Locale+Conventions.swift",
    """
    extension Locale {
      /// A day of the week.
      enum Weekday: String, Hashable, Encodable, Decodable, Sendable {
        case sunday = "sun"
        case monday = "mon"
        case tuesday = "tue"
        case wednesday = "wed"
        case thursday = "thu"
        case friday = "fri"
        case saturday = "sat"
      }
      /// How hours are counted.
      enum HourCycle: String, Hashable, Encodable, Decodable, Sendable {
        case zeroToEleven = "h11"
        case oneToTwelve = "h12"
        case zeroToTwentyThree = "h23"
        case oneToTwentyFour = "h24"
      }
      /// The forms of identifiers.
      enum IdentifierType: Hashable, Sendable { case icu, bcp47, cldr }
      enum LanguageDirection: UInt, Hashable, Sendable {
        case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
      }
      /// How digits are written.
      struct NumberingSystem: __Identifier {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        static let latn = NumberingSystem("latn")
        static let arab = NumberingSystem("arab")
      }
      /// An order of texts.
      struct Collation: __Identifier {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        static let standard = Collation("standard")
        static let searchRules = Collation("search")
      }

      init(
        languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil
      ) {
        let parts = [languageCode?.identifier, script?.identifier, languageRegion?.identifier]
        self.init(identifier: parts.compactMap { $0 }.joined(separator: "_"))
      }
      func identifier(_ type: IdentifierType) -> String {
        identifier.replacingOccurrences(
          of: type == .bcp47 ? "_" : "-", with: type == .bcp47 ? "-" : "_")
      }
      static func identifier(_ type: IdentifierType, from string: String) -> String {
        Locale(identifier: string).identifier(type)
      }
      static func canonicalIdentifier(from string: String) -> String {
        string.replacingOccurrences(of: "_", with: "-")
      }
      static func canonicalLanguageIdentifier(from string: String) -> String {
        string.replacingOccurrences(of: "_", with: "-")
      }
      static func components(fromIdentifier string: String) -> [String: String] {
        let locale = Locale(identifier: string)
        var parts: [String: String] = [:]
        parts["kCFLocaleLanguageCodeKey"] = locale.languageCode
        parts["kCFLocaleCountryCodeKey"] = locale.regionCode
        return parts
      }
      static func identifier(fromComponents components: [String: String]) -> String {
        [components["kCFLocaleLanguageCodeKey"], components["kCFLocaleCountryCodeKey"]]
          .compactMap { $0 }.joined(separator: "_")
      }
      static var availableIdentifiers: [String] {
        __localeTable("identifiers").split(separator: " ").map { String($0) }
      }
      static var preferredLocales: [Locale] { [current] }
      static var isoLanguageCodes: [String] { __localeCodes(1) }

      func __convention(_ table: String) -> String? {
        let keys = [identifier(.cldr), languageCode ?? "", regionCode ?? ""]
        return __localeConvention(table, keys[0], keys[1], keys[2])
      }
      var currencySymbol: String? {
        currencyCode.map { __currencySymbol($0, identifier) } ?? "¤"
      }
      var decimalSeparator: String? { __localeEntry(identifier, "decimal") }
      var groupingSeparator: String? { __localeEntry(identifier, "group") }
      var __quotes: [String] {
        (__convention("quotes") ?? "“ ” ‘ ’").split(separator: " ").map { String($0) }
      }
      var quotationBeginDelimiter: String? { __quotes[0] }
      var quotationEndDelimiter: String? { __quotes[1] }
      var alternateQuotationBeginDelimiter: String? { __quotes[2] }
      var alternateQuotationEndDelimiter: String? { __quotes[3] }
      var firstDayOfWeek: Weekday {
        Weekday(rawValue: __convention("firstDay") ?? "mon") ?? .monday
      }
      var hourCycle: HourCycle {
        HourCycle(rawValue: __convention("hours") ?? "h23") ?? .zeroToTwentyThree
      }
      var usesMetricSystem: Bool { measurementSystem == .metric }
      var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = self
        calendar.firstWeekday = firstDayOfWeek == .sunday ? 1 : firstDayOfWeek == .saturday ? 7 : 2
        return calendar
      }
      var numberingSystem: NumberingSystem { languageCode == "ar" ? .arab : .latn }
      var availableNumberingSystems: [NumberingSystem] { [numberingSystem] }
      var collation: Collation { .standard }
      var collatorIdentifier: String? { identifier }
      var timeZone: TimeZone? { nil }
      var variant: Variant? { nil }
      var scriptCode: String? { language.script?.identifier }
      var variantCode: String? { nil }
      var exemplarCharacterSet: CharacterSet? { .letters }
      func localizedString(for calendarIdentifier: Calendar.Identifier) -> String? {
        calendarIdentifier.debugDescription.capitalized + " Calendar"
      }
      func localizedString(forScriptCode scriptCode: String) -> String? {
        [
          "Latn": "Latin", "Cyrl": "Cyrillic", "Arab": "Arabic", "Grek": "Greek",
          "Hans": "Simplified Han", "Hant": "Traditional Han", "Jpan": "Japanese",
          "Kore": "Korean", "Hebr": "Hebrew", "Deva": "Devanagari", "Thai": "Thai",
        ][scriptCode]
      }
    }

    extension Locale {
      /// The letters that a language is written in.
      struct Script: __Identifier {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        static let latin = Script("Latn")
        static let cyrillic = Script("Cyrl")
        static let arabic = Script("Arab")
        static let greek = Script("Grek")
        static let hebrew = Script("Hebr")
        static let devanagari = Script("Deva")
        static let thai = Script("Thai")
        static let japanese = Script("Jpan")
        static let korean = Script("Kore")
        static let hanSimplified = Script("Hans")
        static let hanTraditional = Script("Hant")
        static let unknown = Script("Zzzz")
      }
      struct Variant: __Identifier {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        static let posix = Variant("posix")
      }
    }

    extension Locale.Language {
      init(identifier: String) { self = Locale(identifier: identifier).language }
      var script: Locale.Script? {
        let code = languageCode?.identifier ?? ""
        return __localeConvention("script", "", code, region?.identifier ?? "")
          .map { Locale.Script($0) }
      }
      var minimalIdentifier: String {
        let code = languageCode?.identifier ?? ""
        let usual = __localeConvention("region", "", code, "")
        guard let region, region.identifier != usual else { return code }
        return code + "-" + region.identifier
      }
      var maximalIdentifier: String {
        let code = languageCode?.identifier ?? ""
        let usual = region?.identifier ?? __localeConvention("region", "", code, "")
        return [code, script?.identifier, usual].compactMap { $0 }.joined(separator: "-")
      }
      var characterDirection: Locale.LanguageDirection {
        ["ar", "he", "fa", "ur", "yi", "dv", "ps"].contains(languageCode?.identifier ?? "")
          ? .rightToLeft : .leftToRight
      }
      var lineLayoutDirection: Locale.LanguageDirection { .topToBottom }
      var parent: Locale.Language? {
        region == nil ? nil : Locale.Language(languageCode: languageCode)
      }
      func isEquivalent(to language: Locale.Language) -> Bool {
        maximalIdentifier == language.maximalIdentifier
      }
      func hasCommonParent(with language: Locale.Language) -> Bool {
        parent != nil && parent == language.parent
      }
      static var systemLanguages: [Locale.Language] { [Locale.current.language] }
    }

    extension Locale.LanguageCode {
      static var isoLanguageCodes: [Locale.LanguageCode] {
        __localeCodes(1).map { Locale.LanguageCode($0) }
      }
      var isISOLanguage: Bool { __localeCodes(1).contains(identifier) }
    }
    extension Locale.Region {
      var isISORegion: Bool { __localeCodes(0).contains(identifier) }
      var subRegions: [Locale.Region] { [] }
    }
    extension Locale.Currency {
      static var isoCurrencies: [Locale.Currency] {
        __localeCodes(2).map { Locale.Currency($0) }
      }
      static let unknown = Locale.Currency("xxx")
      var isISOCurrency: Bool { __localeCodes(2).contains(identifier.uppercased()) }
    }

    func __localeTable(_ name: String) -> String
    /// What the table of a locale has: `months`, `decimal`.
    func __localeEntry(_ identifier: String, _ key: String) -> String
    func __currencySymbol(_ code: String, _ locale: String) -> String
    func __localeConvention(
      _ table: String, _ identifier: String, _ language: String, _ region: String
    ) -> String?
    """,
    natives: [
      "__localeEntry(_:_:)": { call throws(Trap) in
        call.make(LocaleTable.of(call.text(0))[call.text(1)])
      },
      "__currencySymbol(_:_:)": { call throws(Trap) in
        call.make(LocaleTable.of(call.text(1)).symbol(of: call.text(0)))
      },
      "__localeTable(_:)": { call throws(Trap) in call.make(LocaleConventions.identifiers) },
      "__localeConvention(_:_:_:_:)": { call throws(Trap) in
        let table = LocaleConventions.tables[call.text(0)] ?? [:]
        let (language, region) = (call.text(2), call.text(3))
        let isRegional = LocaleConventions.regional.contains(call.text(0)) && !region.isEmpty
        let found = table[call.text(1)] ?? table[isRegional ? region : language]
        return found.map { call.make($0) } ?? .none
      },
    ])
}

/// Conventions by locale, by language or by region, as CLDR has them; the closest one holds.
private enum LocaleConventions {
  /// What people of a region do whatever they speak.
  static let regional: Set<String> = ["currency", "firstDay", "hours"]

  static let tables: [String: [String: String]] = [
    "currency": pairs(
      "US=USD CA=CAD MX=MXN AU=AUD NZ=NZD SG=SGD HK=HKD GB=GBP JP=JPY CN=CNY IN=INR KR=KRW BR=BRL"
        + " RU=RUB TR=TRY UA=UAH PL=PLN SE=SEK NO=NOK DK=DKK IS=ISK CZ=CZK CH=CHF LI=CHF IL=ILS"
        + " TH=THB VN=VND NG=NGN PH=PHP ZA=ZAR HU=HUF RO=RON BG=BGN ID=IDR MY=MYR TW=TWD AE=AED"
        + " SA=SAR EG=EGP AR=ARS CL=CLP CO=COP PE=PEN PK=PKR BD=BDT KE=KES MA=MAD" + euro("EUR")),
    "quotes": [
      "de": "„ “ ‚ ‘", "de_CH": "„ “ ‚ ‘", "fr": "« » « »", "ja": "「 」 『 』", "it": "« » “ ”",
      "nl": "‘ ’ ‘ ’", "sv": "” ” ’ ’", "pl": "„ ” « »", "ru": "« » „ “", "nb": "« » ‘ ’",
      "no": "« » ‘ ’", "fi": "” ” ’ ’", "cs": "„ “ ‚ ‘", "uk": "« » „ “", "fr_CA": "« » ” “",
      "ar": "\" \" ' '",
    ],
    "firstDay": pairs(
      list("US CA MX JP CN KR IN BR IL HK TW SG ZA PH TH ID CO PE VE PK SA", "sun")
        + list("EG AE DZ IQ JO KW LY OM QA SY IR AF", "sat")
        + " en=sun ja=sun ko=sun zh=sun hi=sun"),
    "hours": pairs(
      list("US CA MX AU NZ IN KR EG SA AE PH CO PK MY BD HK SG TW JO", "h12")
        + " en=h12"),
    "script": pairs(
      "zh=Hans ja=Jpan ko=Kore ru=Cyrl uk=Cyrl bg=Cyrl sr=Cyrl mk=Cyrl be=Cyrl kk=Cyrl ar=Arab"
        + " fa=Arab ur=Arab he=Hebr hi=Deva mr=Deva ne=Deva th=Thai el=Grek ka=Geor hy=Armn bn=Beng"
        + " ta=Taml te=Telu km=Khmr lo=Laoo my=Mymr am=Ethi"
        + list(
          "en de fr es it pt nl sv pl tr da nb no nn fi cs hu ro hr sk sl lt lv et is ca id vi ms"
            + " sw ga cy eu gl af sq", "Latn")),
    "region": pairs(
      "en=US de=DE fr=FR es=ES it=IT pt=BR nl=NL sv=SE pl=PL ru=RU ja=JP ko=KR zh=CN tr=TR da=DK"
        + " nb=NO fi=FI cs=CZ uk=UA hi=IN ar=EG el=GR he=IL hu=HU ro=RO th=TH vi=VN id=ID"),
  ]

  private static func pairs(_ list: String) -> [String: String] {
    Dictionary(
      list.split(separator: " ").compactMap { entry in
        guard let sign = entry.firstIndex(of: "=") else { return nil }
        return (String(entry[..<sign]), String(entry[entry.index(after: sign)...]))
      }, uniquingKeysWith: { $1 })
  }

  private static func list(_ keys: String, _ value: String) -> String {
    keys.split(separator: " ").map { " \($0)=\(value)" }.joined()
  }

  /// The regions that pay in euros.
  private static func euro(_ value: String) -> String {
    list("DE FR ES IT NL AT BE FI GR IE PT LU MT CY EE LV LT SK SI HR", value)
  }

  static let identifiers = """
    af af_ZA am am_ET ar ar_AE ar_DZ ar_EG ar_IQ ar_JO ar_KW ar_LB ar_MA ar_QA ar_SA ar_TN az \
    az_AZ be be_BY bg bg_BG bn bn_BD bn_IN bs bs_BA ca ca_ES cs cs_CZ cy cy_GB da da_DK de de_AT \
    de_BE de_CH de_DE de_LI de_LU el el_CY el_GR en en_AU en_BE en_CA en_GB en_HK en_IE en_IN \
    en_MT en_NZ en_PH en_SG en_US en_ZA es es_419 es_AR es_BO es_CL es_CO es_CR es_DO es_EC \
    es_ES es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_PY es_SV es_US es_UY es_VE et et_EE eu \
    eu_ES fa fa_IR fi fi_FI fil fil_PH fr fr_BE fr_CA fr_CH fr_FR fr_LU ga ga_IE gl gl_ES gu \
    gu_IN he he_IL hi hi_IN hr hr_HR hu hu_HU hy hy_AM id id_ID is is_IS it it_CH it_IT ja ja_JP \
    ka ka_GE kk kk_KZ km km_KH kn kn_IN ko ko_KR ky ky_KG lo lo_LA lt lt_LT lv lv_LV mk mk_MK ml \
    ml_IN mn mn_MN mr mr_IN ms ms_MY mt mt_MT my my_MM nb nb_NO ne ne_NP nl nl_BE nl_NL nn nn_NO \
    pa pa_IN pl pl_PL pt pt_BR pt_PT ro ro_RO ru ru_RU ru_UA si si_LK sk sk_SK sl sl_SI sq sq_AL \
    sr sr_RS sv sv_FI sv_SE sw sw_KE ta ta_IN te te_IN th th_TH tr tr_TR uk uk_UA ur ur_PK uz \
    uz_UZ vi vi_VN zh zh_Hans zh_Hans_CN zh_Hant zh_Hant_HK zh_Hant_TW zu zu_ZA
    """
}
