import Foundation

let formatter = ISO8601DateFormatter()
let date = Date(timeIntervalSince1970: 1_718_012_460)
print(formatter.string(from: date))
print(formatter.date(from: "2024-06-10T11:41:00+02:00")! == date, formatter.date(from: "x") as Any)
formatter.formatOptions = [.withFullDate]
print(formatter.string(from: date))
formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(formatter.string(from: date.addingTimeInterval(0.5)))
print(date.ISO8601Format(), date.formatted(.iso8601.year().month().day()))
