extension StandardLibrary {
  /// The names of months, weekdays, quarters and eras, as a calendar and a formatter tell them.
  static let dateNames = LibraryEntry(
    "DateNames.swift",
    """
    extension Calendar {
      func __names(_ key: String) -> [String] {
        __localeEntry(locale?.identifier ?? "", key).components(separatedBy: "|")
      }
      var eraSymbols: [String] { __names("eras") }
      var longEraSymbols: [String] { __names("longEras") }
      var monthSymbols: [String] { __names("months") }
      var shortMonthSymbols: [String] { __names("shortMonths") }
      var veryShortMonthSymbols: [String] { __names("letterMonths") }
      var standaloneMonthSymbols: [String] { __names("monthsAlone") }
      var shortStandaloneMonthSymbols: [String] { __names("shortMonthsAlone") }
      var veryShortStandaloneMonthSymbols: [String] { __names("letterMonths") }
      var weekdaySymbols: [String] { __names("days") }
      var shortWeekdaySymbols: [String] { __names("shortDays") }
      var veryShortWeekdaySymbols: [String] { __names("letterDays") }
      var standaloneWeekdaySymbols: [String] { __names("daysAlone") }
      var shortStandaloneWeekdaySymbols: [String] { __names("shortDaysAlone") }
      var veryShortStandaloneWeekdaySymbols: [String] { __names("letterDays") }
      var quarterSymbols: [String] { __names("longQuarters") }
      var shortQuarterSymbols: [String] { __names("quarters") }
      var standaloneQuarterSymbols: [String] { __names("longQuarters") }
      var shortStandaloneQuarterSymbols: [String] { __names("quarters") }
      var amSymbol: String { __names("halves")[0] }
      var pmSymbol: String { __names("halves")[1] }
    }

    extension DateFormatter {
      func __names(_ key: String) -> [String] {
        __localeEntry(locale.identifier, key).components(separatedBy: "|")
      }
      var eraSymbols: [String]! { __names("eras") }
      var longEraSymbols: [String]! { __names("longEras") }
      var monthSymbols: [String]! { __names("months") }
      var shortMonthSymbols: [String]! { __names("shortMonths") }
      var veryShortMonthSymbols: [String]! { __names("letterMonths") }
      var standaloneMonthSymbols: [String]! { __names("monthsAlone") }
      var shortStandaloneMonthSymbols: [String]! { __names("shortMonthsAlone") }
      var veryShortStandaloneMonthSymbols: [String]! { __names("letterMonths") }
      var weekdaySymbols: [String]! { __names("days") }
      var shortWeekdaySymbols: [String]! { __names("shortDays") }
      var veryShortWeekdaySymbols: [String]! { __names("letterDays") }
      var standaloneWeekdaySymbols: [String]! { __names("daysAlone") }
      var shortStandaloneWeekdaySymbols: [String]! { __names("shortDaysAlone") }
      var veryShortStandaloneWeekdaySymbols: [String]! { __names("letterDays") }
      var quarterSymbols: [String]! { __names("longQuarters") }
      var shortQuarterSymbols: [String]! { __names("quarters") }
      var standaloneQuarterSymbols: [String]! { __names("longQuarters") }
      var shortStandaloneQuarterSymbols: [String]! { __names("quarters") }
    }
    """)
}
