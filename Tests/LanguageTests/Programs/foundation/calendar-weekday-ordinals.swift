import Foundation

// An ordinal counts a month's Mondays from its start; a negative one counts them from its end.
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let format = DateFormatter()
format.dateFormat = "MM-dd"
format.timeZone = calendar.timeZone
for (year, month) in [(2012, 2), (2024, 6), (2023, 12)] {
  for ordinal in [-5, -2, -1, 0, 1, 2, 5] {
    let days = (1...7).map { weekday in
      let wanted = DateComponents(
        year: year, month: month, weekday: weekday, weekdayOrdinal: ordinal)
      return calendar.date(from: wanted).map(format.string(from:)) ?? "none"
    }
    print(year, month, ordinal, days.joined(separator: " "))
  }
}
