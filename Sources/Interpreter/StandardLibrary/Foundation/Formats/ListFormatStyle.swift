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
      init(memberStyle: Style, listType: ListType = .and, width: Width = .standard) {
        self.memberStyle = memberStyle
        self.listType = listType
        self.width = width
      }
      func locale(_ locale: Locale) -> ListFormatStyle { self }
      func format(_ value: Base) -> String {
        __listText(value.map { memberStyle.format($0) }, listType == .or, width == .narrow)
      }
    }

    /// Texts as they are.
    struct StringStyle: FormatStyle, Sendable {
      typealias FormatInput = String
      typealias FormatOutput = String
      init() {}
      func format(_ value: String) -> String { value }
    }

    func __listText(_ texts: [String], _ isChoice: Bool, _ isNarrow: Bool) -> String {
      if texts.isEmpty { return "" }
      if texts.count == 1 { return texts[0] }
      if isNarrow && !isChoice { return texts.joined(separator: ", ") }
      let word = isChoice ? "or" : "and"
      if texts.count == 2 { return texts[0] + " " + word + " " + texts[1] }
      return texts.dropLast().joined(separator: ", ") + ", " + word + " " + texts[texts.count - 1]
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
