import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = Date(timeIntervalSince1970: 1_718_012_465)

let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!, parts.weekday!)
for unit in [Calendar.Component.era, .quarter, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .yearForWeekOfYear] {
  print(calendar.component(unit, from: date))
}
for day in [(2024, 12, 30), (2023, 1, 1), (2021, 1, 3), (2020, 12, 31)] {
  let made = calendar.date(from: DateComponents(year: day.0, month: day.1, day: day.2))!
  print(made, calendar.component(.weekOfYear, from: made), calendar.component(.weekday, from: made))
}
var iso = Calendar(identifier: .iso8601)
iso.timeZone = calendar.timeZone
print(iso.component(.weekOfYear, from: calendar.date(from: DateComponents(year: 2021, month: 1, day: 3))!))
