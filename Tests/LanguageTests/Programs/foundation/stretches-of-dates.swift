// Stretches of time, in all pairs of styles: what both ends have in common is written once.
import Foundation
let f = DateIntervalFormatter()
f.locale = Locale(identifier: "en_US")
f.timeZone = TimeZone(identifier: "UTC")
let a = Date(timeIntervalSince1970: 1_718_012_460)
let list: [(String, Date)] = [("same", a), ("2h", a + 7200), ("5h", a + 5*3600), ("day", a + 86400), ("month", a + 40*86400), ("year", a + 400*86400)]
print(f.dateStyle.rawValue, f.timeStyle.rawValue)
print(f.string(from: a, to: a + 7200))
for d in [DateIntervalFormatter.Style.none, .short, .medium, .long, .full] {
  for t in [DateIntervalFormatter.Style.none, .short, .medium] {
    f.dateStyle = d; f.timeStyle = t
    for (n, e) in list { print(d.rawValue, t.rawValue, n, f.string(from: a, to: e).debugDescription) }
  }
}


