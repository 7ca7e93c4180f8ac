import Foundation

let us = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_718_012_465.25)

let formatter = DateFormatter()
formatter.locale = us
formatter.timeZone = TimeZone(identifier: "UTC")
for pattern in [
  "yyyy-MM-dd'T'HH:mm:ssZ", "MMM d, yyyy", "EEEE", "E d MMM yy", "h:mm a", "HH:mm:ss.SSS", "MMMM", "D", "QQQ",
  "'at' h 'o''clock'", "M/d/yy", "EEEEE", "XXX", "y G", "w", "k:mm",
] {
  formatter.dateFormat = pattern
  print(formatter.string(from: date))
}
