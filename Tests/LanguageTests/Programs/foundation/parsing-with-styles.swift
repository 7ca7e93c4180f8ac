import Foundation
print(try Int("1,234", format: .number), try Int("-42", format: .number), try Double("1,234.5", format: .number), try Int("25%", format: .percent), try Double("12.5%", format: .percent))
print(try Decimal("1,234.56", format: .number))
do { _ = try Int("abc", format: .number) } catch { print("failed") }
print(try Int("17", strategy: IntegerFormatStyle<Int>.number.parseStrategy), try Date("2024-06-10T09:41:00Z", strategy: .iso8601), try Double("3.25", strategy: FloatingPointFormatStyle<Double>.number.parseStrategy))
print(try IntegerFormatStyle<Int>.number.parseStrategy.parse("1,000"))
let d = Date(timeIntervalSince1970: 1_718_012_460.25)
typealias S = Date.ISO8601FormatStyle
for s in [S(), S().year().month().day(), S().time(includingFractionalSeconds: true), S().year().month().day().time(includingFractionalSeconds: false), S().year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted), S(dateSeparator: .omitted, dateTimeSeparator: .space, timeZone: .gmt), S().dateSeparator(.omitted).year().month().day(), S().dateTimeSeparator(.space), S().timeSeparator(.omitted), S().timeZoneSeparator(.colon), S().year().weekOfYear().day(), S(includingFractionalSeconds: true), S().year().day(), S(timeZone: TimeZone(secondsFromGMT: 7200)!)] {
  print(d.formatted(s))
}
print(try S().parse("2024-02-29T12:00:00Z"), try S(includingFractionalSeconds: true).parse("2024-02-29T12:00:00.500Z").timeIntervalSince1970, try S().year().month().day().parse("2024-02-29"), (try? S().parse("nonsense")) as Any)
let fs = Date.FormatStyle(date: .numeric, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: .gmt)
print(try fs.parse("6/10/2024, 9:41 AM"))
print(d.ISO8601Format(), d.ISO8601Format(.init().year()), S().dateSeparator == .dash, S().timeSeparator == .colon)
print(try Date("2024-06-10T09:41:00+02:00", strategy: S()), try Date("20240610", strategy: S().dateSeparator(.omitted).year().month().day()))
print(Duration.seconds(3661).formatted(.time(pattern: .hourMinute)), Duration.seconds(75).formatted(.units(allowed: [.minutes, .seconds], width: .wide)))
