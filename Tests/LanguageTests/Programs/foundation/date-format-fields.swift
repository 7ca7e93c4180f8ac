import Foundation

let us = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_718_012_465.25)

let style = Date.FormatStyle(locale: us)
print(date.formatted(style.year().month().day()))
print(date.formatted(style.month(.wide).year()), date.formatted(style.month().day()))
print(date.formatted(style.weekday(.wide)), date.formatted(style.weekday().day().month()))
print(date.formatted(style.hour().minute()), date.formatted(style.hour().minute().second()))
print(date.formatted(style.month(.twoDigits).day(.twoDigits).year(.twoDigits)))
print(date.formatted(style.hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits)))
print(date.formatted(style.month().day().hour().minute()), date.formatted(style.quarter()))
print(date.formatted(.dateTime.year()), style.day().format(date), date.formatted(.iso8601))
