import Foundation
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; c.locale = Locale(identifier: "en_US")
let d = Date(timeIntervalSince1970: 1_718_012_460)
print(c.minimumRange(of: .day)!, c.maximumRange(of: .day)!, c.maximumRange(of: .weekOfYear)!, c.minimumRange(of: .month)!, c.maximumRange(of: .hour)!)
print(c.dateIntervalOfWeekend(containing: d) as Any, c.nextWeekend(startingAfter: d)!)
print(c.nextWeekend(startingAfter: d, direction: .backward)!)
var n = 0
c.enumerateDates(startingAfter: d, matching: DateComponents(hour: 9, weekday: 2), matchingPolicy: .nextTime) { date, exact, stop in
  print(date!, exact); n += 1; if n == 3 { stop = true }
}
n = 0
c.enumerateDates(startingAfter: d, matching: DateComponents(minute: 30), matchingPolicy: .nextTime, direction: .backward) { date, exact, stop in print(date!); n += 1; if n == 2 { stop = true } }
print(c.nextDate(after: d, matching: DateComponents(month: 2, day: 29), matchingPolicy: .strict)!, c.nextDate(after: d, matching: DateComponents(second: 5), matchingPolicy: .nextTime)!)
for x in c.dates(byAdding: .day, value: 10, startingAt: d, in: d..<d.addingTimeInterval(86400 * 35)) { print(x) }
print(Array(c.dates(byAdding: DateComponents(month: 1), startingAt: d).prefix(3)).map { c.component(.month, from: $0) })
print(Array(c.dates(byMatching: DateComponents(day: 1), startingAt: d).prefix(2)))
print(c.eraSymbols, c.longEraSymbols, c.quarterSymbols, c.shortQuarterSymbols, c.standaloneQuarterSymbols, c.veryShortStandaloneMonthSymbols.joined(), c.veryShortStandaloneWeekdaySymbols.joined(), c.shortStandaloneWeekdaySymbols, c.amSymbol, c.pmSymbol)
var start = Date(), length = 0.0
print(c.dateInterval(of: .month, start: &start, interval: &length, for: d), start, length)
let f = DateFormatter(); f.locale = Locale(identifier: "en_US")
print(f.eraSymbols as [String], f.longEraSymbols as [String], f.veryShortMonthSymbols.joined(), f.standaloneMonthSymbols[0], f.shortStandaloneMonthSymbols[1], f.standaloneWeekdaySymbols[0], f.shortStandaloneWeekdaySymbols[1], f.quarterSymbols[0], f.shortQuarterSymbols[1], f.standaloneQuarterSymbols[3])
let tz = TimeZone(identifier: "Europe/Paris")!
print(tz.daylightSavingTimeOffset(for: d), tz.nextDaylightSavingTimeTransition(after: d)!, tz.isDaylightSavingTime(for: d), tz.localizedName(for: .standard, locale: Locale(identifier: "en_US")) ?? "nil", tz.localizedName(for: .shortDaylightSaving, locale: Locale(identifier: "en_US")) ?? "nil")
print(TimeZone.knownTimeZoneIdentifiers.contains("Asia/Tokyo"), TimeZone.abbreviationDictionary["PST"] ?? "nil", TimeZone(identifier: "America/New_York")!.localizedName(for: .generic, locale: Locale(identifier: "en_US")) ?? "nil", TimeZone(secondsFromGMT: 3600)!.daylightSavingTimeOffset(for: d))
print(DateInterval(start: d, duration: 10).compare(DateInterval(start: d, duration: 20)).rawValue)
