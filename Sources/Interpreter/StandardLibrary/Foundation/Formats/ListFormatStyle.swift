extension StandardLibrary {
  /// Lists as a sentence has them.
  static let listFormatStyle = LibraryEntry(
    "ListFormatStyle.swift",
    """
    /// Writes the elements of a sequence as a list: a, b, and c.
    struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle, Sendable {
      typealias FormatInput = Base
      typealias FormatOutput = String
      enum ListType: Hashable, Sendable { case and, or }
      enum Width: Hashable, Sendable { case standard, short, narrow }
      var memberStyle: Style
      var listType: ListType
      var width: Width
      var locale: Locale = .autoupdatingCurrent
      init(memberStyle: Style, listType: ListType = .and, width: Width = .standard) {
        self.memberStyle = memberStyle
        self.listType = listType
        self.width = width
      }
      func locale(_ locale: Locale) -> ListFormatStyle {
        var copy = self
        copy.locale = locale
        return copy
      }
      func format(_ value: Base) -> String {
        let texts = value.map { memberStyle.format($0) }
        let length = width == .standard ? "" : width == .short ? "Short" : "Narrow"
        return __listText(texts, (listType == .or ? "or" : "and") + length, locale.identifier)
      }
    }

    /// Texts as they are.
    struct StringStyle: FormatStyle, Sendable {
      typealias FormatInput = String
      typealias FormatOutput = String
      init() {}
      func format(_ value: String) -> String { value }
    }

    func __listText(_ texts: [String], _ kind: String, _ locale: String) -> String {
      if texts.count < 2 { return texts.first ?? "" }
      let shapes = __localeEntry(locale, kind).components(separatedBy: "|")
      // Of `Q1, Q2, Q3 and Q4` what stands behind each element.
      let signs = (texts.count == 2 ? shapes[0] : shapes[2]).components(separatedBy: "Q")
        .map { $0.drop { $0.isNumber } }
      var sentence = signs[0] + texts[0] + signs[1]
      for text in texts.dropFirst().dropLast(2) { sentence += text + signs[2] }
      if texts.count > 2 { sentence += texts[texts.count - 2] + signs[3] }
      return String(sentence + texts[texts.count - 1] + signs[signs.count - 1])
    }

    extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
      static func list(
        type: ListFormatStyle<StringStyle, [String]>.ListType,
        width: ListFormatStyle<StringStyle, [String]>.Width = .standard
      ) -> ListFormatStyle<StringStyle, [String]> {
        ListFormatStyle(memberStyle: StringStyle(), listType: type, width: width)
      }
    }

    extension FormatStyle {
      static func list<MemberStyle: FormatStyle, Base: Sequence>(
        memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType,
        width: ListFormatStyle<MemberStyle, Base>.Width = .standard
      ) -> ListFormatStyle<MemberStyle, Base>
        where MemberStyle.FormatInput == Base.Element, Self == ListFormatStyle<MemberStyle, Base>
      { ListFormatStyle(memberStyle: memberStyle, listType: type, width: width) }
    }

    extension Sequence {
      /// The sequence in a style.
      func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
      }
    }
    """)
}
