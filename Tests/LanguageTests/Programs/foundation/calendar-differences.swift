import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = Date(timeIntervalSince1970: 1_718_012_465)

let start = calendar.date(from: DateComponents(year: 2020, month: 2, day: 29, hour: 12))!
let between = calendar.dateComponents([.year, .month, .day, .hour], from: start, to: date)
print(between.year!, between.month!, between.day!, between.hour!)
print(calendar.dateComponents([.day], from: start, to: date).day!)
print(calendar.dateComponents([.day], from: date, to: start).day!)
print(calendar.dateComponents([.month], from: start, to: date).month!)
print(calendar.dateComponents([.weekOfYear, .day], from: start, to: date).weekOfYear!)
print(calendar.dateComponents([.minute, .second], from: date, to: date.addingTimeInterval(3725)).minute!)
