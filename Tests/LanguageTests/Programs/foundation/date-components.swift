import Foundation

var parts = DateComponents(year: 2024, month: 2)
parts.day = 30
print(parts.year!, parts.month!, parts.day!, parts.hour as Any)
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
print(calendar.date(from: parts)!)
print(parts.isValidDate(in: calendar), DateComponents(year: 2024, month: 2, day: 29).isValidDate(in: calendar))
parts.setValue(1, for: .day)
print(parts.value(for: .day)!, parts == DateComponents(year: 2024, month: 2, day: 1))
print(DateComponents(calendar: calendar, year: 2000, month: 1, day: 1).date!)
print(calendar.date(from: DateComponents(year: 2024, month: 6, weekday: 2, weekdayOrdinal: 2))!)
