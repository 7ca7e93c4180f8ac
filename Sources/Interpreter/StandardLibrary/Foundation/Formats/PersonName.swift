extension StandardLibrary {
  /// Names of people, part by part.
  static let personName = LibraryEntry(
    "PersonNameComponents.swift",
    """
    /// The parts of a person's name.
    @synthesizedCoding
    struct PersonNameComponents: Hashable, CustomStringConvertible, Encodable, Decodable,
      Sendable
    {
      var namePrefix: String? = nil
      var givenName: String? = nil
      var middleName: String? = nil
      var familyName: String? = nil
      var nameSuffix: String? = nil
      var nickname: String? = nil
      init() {}
      init(
        namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
        familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
      ) {
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
      }
      var description: String { formatted(style: .long) }
      func __joined(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
      }
      func formatted() -> String { formatted(style: .medium) }
      func formatted(style: PersonNameComponentsFormatter.Style) -> String {
        switch style {
        case .long: return __joined([namePrefix, givenName, middleName, familyName, nameSuffix])
        case .short: return nickname ?? givenName ?? familyName ?? ""
        case .abbreviated:
          return [givenName, familyName].compactMap { $0?.first.map { String($0) } }.joined()
        default: return __joined([givenName, familyName])
        }
      }
      func formatted(_ style: FormatStyle) -> String { formatted(style: style.style) }
      struct FormatStyle: __AnyFormatStyle, Sendable {
        typealias FormatInput = PersonNameComponents
        typealias FormatOutput = String
        var style: PersonNameComponentsFormatter.Style
        func format(_ value: PersonNameComponents) -> String { value.formatted(style: style) }
        static func name(style: PersonNameComponentsFormatter.Style) -> FormatStyle {
          FormatStyle(style: style)
        }
      }
    }

    /// The older way to write names.
    class PersonNameComponentsFormatter: Formatter {
      enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
      var style: Style = .default
      override init() { super.init() }
      func string(from components: PersonNameComponents) -> String {
        components.formatted(style: style)
      }
      func personNameComponents(from string: String) -> PersonNameComponents? {
        let parts = string.components(separatedBy: " ").filter { !$0.isEmpty }
        guard let first = parts.first else { return nil }
        var result = PersonNameComponents()
        result.givenName = first
        if parts.count > 1 { result.familyName = parts[parts.count - 1] }
        if parts.count > 2 {
          result.middleName = parts[1..<(parts.count - 1)].joined(separator: " ")
        }
        return result
      }
    }
    """)
}
