/// How a place writes numbers, dates and lists, as Unicode's CLDR has it.
///
/// `Tests/record-locales` reads the tables off Foundation; its `resolve` is what `subscript` does.
/// A shape has `#` for the number and `¤` for the currency; lists of values are joined by `|`.
struct LocaleTable: Sendable {
  private let entries: [String: String]

  /// What a locale writes as its language does, or everyone.
  private static let fallbacks = [
    "monthsAlone": "months", "shortMonthsAlone": "shortMonths", "daysAlone": "days",
    "shortDaysAlone": "shortDays", "longEras": "eras", "andShort": "and", "andNarrow": "andShort",
    "orShort": "or", "orNarrow": "orShort",
  ]
  /// Who stands for the regions without a table, and the region that writes as the language does.
  private static let elsewhere = ["en": ("en_001", "US"), "es": ("es_419", "ES")]

  /// American English, which all other tables lean on.
  static let root = english["en"] ?? LocaleTable(entries: [:])

  /// The closest table to an identifier: `de_CH`, `pt-BR`, `zh-Hant_TW`.
  ///
  /// A language without a table is written as American English.
  static func of(_ identifier: String) -> LocaleTable {
    if identifier.isEmpty || identifier == "en_US" { return root }
    var parts = identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first?.lowercased(), let tables = tables(of: language) else {
      return root
    }
    parts[0] = language
    if language == "zh", parts.count == 2, ["TW", "HK", "MO"].contains(parts[1]) {
      parts.insert("Hant", at: 1)
    }
    let region = parts.last
    while parts.count > 1 {
      if let table = tables[parts.joined(separator: "_")] { return table }
      parts.removeLast()
    }
    if let other = elsewhere[language], let region, region != language, region != other.1 {
      return tables[other.0] ?? root
    }
    return tables[language] ?? root
  }

  /// Reads the tables of one language; each holds only what differs from the one it leans on.
  static func tables(_ texts: [LocaleText]) -> [String: LocaleTable] {
    var tables: [String: LocaleTable] = [:]
    for text in texts {
      let isRoot = text.parent == nil && text.identifier == "en"
      let base = text.parent.flatMap { tables[$0]?.entries } ?? (isRoot ? [:] : root.entries)
      tables[text.identifier] = LocaleTable(
        entries: base.merging(text.entries) { _, own in own })
    }
    return tables
  }

  subscript(key: String) -> String {
    if let found = entries[key] { return found }
    return LocaleTable.fallbacks[key].map { self[$0] } ?? ""
  }

  /// What stands in the table itself; `nil` if nothing does.
  func entry(_ key: String) -> String? { entries[key] }

  /// The values of a list.
  func list(_ key: String) -> [Substring] {
    self[key].split(separator: "|", omittingEmptySubsequences: false)
  }

  /// What a list whose entries begin with a code of three letters has for one of them.
  func value(of code: String, in key: String) -> String? {
    list(key).first { $0.hasPrefix(code) }.map { String($0.dropFirst(3)) }
  }
}

/// One table as it is written.
struct LocaleText {
  let identifier: String
  let parent: String?
  let text: String

  init(_ identifier: String, parent: String? = nil, _ text: String) {
    self.identifier = identifier
    self.parent = parent
    self.text = text
  }

  fileprivate var entries: [String: String] {
    Dictionary(
      text.split(separator: "\n").compactMap { line in
        line.firstIndex(of: "=").map {
          (String(line[..<$0]), String(line[line.index(after: $0)...]))
        }
      }, uniquingKeysWith: { $1 })
  }
}
