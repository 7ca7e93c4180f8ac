import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = Date(timeIntervalSince1970: 1_718_012_465)

let later = date.addingTimeInterval(40_000)
print(calendar.isDate(date, inSameDayAs: later), calendar.isDate(date, inSameDayAs: date.addingTimeInterval(90_000)))
print(calendar.isDate(date, equalTo: later, toGranularity: .month), calendar.isDate(date, equalTo: later, toGranularity: .hour))
print(calendar.compare(date, to: later, toGranularity: .day) == .orderedSame)
print(calendar.isDateInWeekend(date), calendar.isDateInWeekend(calendar.date(byAdding: .day, value: 5, to: date)!))
print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .month, in: .year, for: date)!)
let month = calendar.dateInterval(of: .month, for: date)!
print(month.start, month.end, month.duration)
print(calendar.dateInterval(of: .weekOfYear, for: date)!.start)
print(calendar.ordinality(of: .day, in: .year, for: date)!)
print(calendar.nextDate(after: date, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)!)
print(calendar.shortWeekdaySymbols, calendar.veryShortWeekdaySymbols)
