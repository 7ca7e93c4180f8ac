import Foundation

let us = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_718_012_465.25)

print(date.formatted(Date.FormatStyle(date: .numeric, time: .shortened, locale: us)))
print(date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: us)))
print(date.formatted(Date.FormatStyle(date: .long, time: .standard, locale: us)))
print(date.formatted(Date.FormatStyle(date: .complete, time: .omitted, locale: us)))
print(date.formatted(Date.FormatStyle(date: .omitted, time: .complete, locale: us)))
print(date.formatted(Date.FormatStyle(locale: us)))
