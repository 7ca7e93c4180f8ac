import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = Date(timeIntervalSince1970: 1_718_012_465)

for (unit, count) in [(Calendar.Component.day, 30), (.month, -4), (.year, 1), (.hour, 20), (.weekOfYear, 2), (.minute, -50)] {
  print(calendar.date(byAdding: unit, value: count, to: date)!)
}
let leap = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31))!
print(calendar.date(byAdding: .month, value: 1, to: leap)!)
print(calendar.date(byAdding: DateComponents(month: 1, day: 2, hour: 3), to: date)!)
print(calendar.startOfDay(for: date))
print(calendar.date(bySettingHour: 7, minute: 30, second: 0, of: date)!)
