import Foundation

let us = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_718_012_465.25)

let formatter = DateFormatter()
formatter.locale = us
formatter.timeZone = TimeZone(secondsFromGMT: 0)
for style in [DateFormatter.Style.short, .medium, .long, .full] {
  formatter.dateStyle = style
  formatter.timeStyle = .none
  print(formatter.string(from: date))
  formatter.timeStyle = .short
  print(formatter.string(from: date))
}
formatter.dateStyle = .none
formatter.timeStyle = .medium
print(formatter.string(from: date))
