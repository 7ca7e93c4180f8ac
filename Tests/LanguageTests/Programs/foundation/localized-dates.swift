import Foundation
// How dates are written in other places.
let date = Date(timeIntervalSince1970: 1_136_214_245)
let places = [
  "en_US", "en_GB", "en_AU", "en_CA", "en_IN", "en_US_POSIX", "de_DE", "fr_FR", "fr_CA", "es_ES",
  "es_MX", "it_IT", "pt_BR", "nl_NL", "sv_SE", "nb_NO",
  "da_DK", "fi_FI", "pl_PL", "cs_CZ", "ru_RU", "uk_UA", "tr_TR", "ja_JP", "ko_KR", "zh_CN", "zh_TW",
  "zh_HK", "hi_IN", "he_IL", "vi_VN", "id_ID", "el_GR", "hu_HU",
]
let utc = TimeZone(identifier: "UTC")!
for place in places {
  let locale = Locale(identifier: place)
  print(place)
  func style(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle)
    -> Date.FormatStyle
  {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: Calendar(identifier: .gregorian),
      timeZone: utc)
  }
  let base = Date.FormatStyle(
    locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: utc)
  print(
    "  ", date.formatted(style(.numeric, .shortened)), "|",
    date.formatted(style(.abbreviated, .standard)), "|", date.formatted(style(.long, .omitted)),
    "|", date.formatted(style(.complete, .shortened)), "|",
    date.formatted(style(.omitted, .shortened)))
  print(
    "  ", date.formatted(base.day().month()), "|", date.formatted(base.weekday(.wide)), "|",
    date.formatted(base.month(.wide).year()), "|",
    date.formatted(base.day(.twoDigits).month(.twoDigits).year(.twoDigits)), "|",
    date.formatted(base.weekday().hour().minute()), "|", date.formatted(base.hour()), "|",
    date.formatted(base.month(.wide)), "|",
    date.formatted(base.weekday(.wide).day().month(.wide).year()), "|",
    date.formatted(base.minute().second()), "|", date.formatted(base.month(.narrow)), "|",
    date.formatted(base.weekday(.narrow)))
  let formatter = DateFormatter()
  formatter.locale = locale
  formatter.timeZone = utc
  formatter.calendar = Calendar(identifier: .gregorian)
  for s in [DateFormatter.Style.short, .medium, .long, .full] {
    formatter.dateStyle = s
    formatter.timeStyle = .none
    print("   ", formatter.string(from: date), "|", formatter.dateFormat!, terminator: " | ")
    formatter.timeStyle = s == .full ? .medium : .short
    print(formatter.string(from: date))
  }
  formatter.dateFormat = "EEEE, d MMMM yyyy LLLL ccc EEE MMM a h:mm G QQQ QQQQ w e"
  print("   ", formatter.string(from: date))
  for template in ["yMMMMd", "MMMd", "jmm", "EEEMMMd", "Hmm", "yyyyMMdd", "MMMMEEEEd"] {
    formatter.setLocalizedDateFormatFromTemplate(template)
    print("   ", formatter.string(from: date), terminator: " |")
  }
  print()
  formatter.dateFormat = "d MMMM yyyy, HH:mm"
  let text = formatter.string(from: date)
  print("   ", text, formatter.date(from: text) == date - 5 ? "read" : "not read")
  print(
    "   ", formatter.shortWeekdaySymbols as [String], formatter.standaloneMonthSymbols[0],
    formatter.amSymbol as String, formatter.pmSymbol as String)
}
let named = DateFormatter()
named.timeZone = utc
named.dateFormat = "h:mm a"
named.amSymbol = "am"
named.pmSymbol = "pm"
print(named.string(from: date))
