import Foundation

// What date components say of themselves.
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
let start = Date(timeIntervalSince1970: 0)
let end = Date(timeIntervalSince1970: 86400 * 40)
print(calendar.dateComponents([.month, .day], from: start))
print(calendar.dateComponents([.day, .hour], from: start))
print(calendar.dateComponents([.month, .day], from: start, to: end))
print(DateComponents(year: 2024, month: 3), DateComponents())
print(calendar.dateComponents([.month, .dayOfYear], from: start))
var leaping = DateComponents(month: 2)
leaping.isLeapMonth = true
print(leaping, leaping == DateComponents(month: 2))
print(calendar.dateComponents([.month], from: start) == DateComponents(month: 1))
print(calendar.dateComponents([.month], from: start).isLeapMonth as Any)
print(DateComponents(month: 1).isLeapMonth as Any)
