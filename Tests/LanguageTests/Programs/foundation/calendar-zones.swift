import Foundation

var calendar = Calendar(identifier: .gregorian)
let date = Date(timeIntervalSince1970: 1_718_012_460)
let winter = Date(timeIntervalSince1970: 1_705_000_000)
for name in ["America/New_York", "Europe/Paris", "Asia/Tokyo", "Asia/Kolkata", "America/Los_Angeles"] {
  let zone = TimeZone(identifier: name)!
  calendar.timeZone = zone
  print(name, calendar.component(.hour, from: date), calendar.component(.hour, from: winter), zone.secondsFromGMT(for: date), zone.isDaylightSavingTime(for: winter))
  print(calendar.startOfDay(for: date))
}
print(TimeZone(identifier: "Mars/Base") as Any, TimeZone(secondsFromGMT: 3600)!.identifier)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: -5 * 3600)
formatter.dateFormat = "yyyy-MM-dd HH:mm ZZZZZ"
print(formatter.string(from: date))
