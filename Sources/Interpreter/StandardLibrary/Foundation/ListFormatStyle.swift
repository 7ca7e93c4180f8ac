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

  /// Stretches of time as people write them.
  static let dateIntervalStyle = LibraryEntry(
    "Date+IntervalFormatStyle.swift",
    """
    extension Date {
      /// Writes the time from one date to another.
      struct IntervalFormatStyle: __AnyFormatStyle, Sendable {
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String
        var __style: Date.FormatStyle
        init(
          date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil,
          locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
          timeZone: TimeZone = .autoupdatingCurrent
        ) {
          self.__style = Date.FormatStyle(date: date, time: time, timeZone: timeZone)
        }
        func format(_ v: Range<Date>) -> String {
          var style = __style
          if style.__datePattern.isEmpty && style.__timePattern.isEmpty {
            style.__set(.numeric)
            style.__set(.shortened)
          }
          let start = style.format(v.lowerBound)
          let end = style.format(v.upperBound)
          if start == end { return start }
          let dash = "\\u{2009}–\\u{2009}"
          var calendar = Calendar.current
          calendar.timeZone = style.timeZone
          guard calendar.isDate(v.lowerBound, inSameDayAs: v.upperBound), !style.__hour.isEmpty
          else { return start + dash + end }
          // Within a day the date is written once, and AM or PM if they agree.
          var clock = Date.FormatStyle(timeZone: style.timeZone)
          clock.__hour = style.__hour
          clock.__minute = style.__minute
          clock.__second = style.__second
          let isSameHalf = (calendar.component(.hour, from: v.lowerBound) < 12)
            == (calendar.component(.hour, from: v.upperBound) < 12)
          let first = isSameHalf ? String(start.dropLast(3)) : start
          return first + dash + clock.format(v.upperBound)
        }
      }
    }

    extension Range where Bound == Date {
      func formatted() -> String { Date.IntervalFormatStyle().format(self) }
      func formatted(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
      ) -> String { Date.IntervalFormatStyle(date: date, time: time).format(self) }
      func formatted(_ style: Date.IntervalFormatStyle) -> String { style.format(self) }
    }
    """)
}
