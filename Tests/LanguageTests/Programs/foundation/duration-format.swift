import Foundation

// Spans of time as on a clock, and by their units.
let minutes = Duration.seconds(90)
let hours = Duration.seconds(3725)
print(minutes.formatted(.time(pattern: .minuteSecond)), minutes.formatted())
print(hours.formatted(.time(pattern: .hourMinute)))
print(hours.formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2))))
print(Duration.seconds(5400).formatted(.time(pattern: .minuteSecond)))
print(Duration.seconds(-90).formatted(.time(pattern: .minuteSecond)))
for milliseconds in [1500, 2500, 59_700] {
  print(Duration.milliseconds(milliseconds).formatted(.time(pattern: .minuteSecond)))
}

typealias Units = Duration.UnitsFormatStyle.Unit
let all: Set<Units> = [.weeks, .days, .hours, .minutes, .seconds]
for seconds in [0, 1, 150, 7200, 86_400, 172_800, 1_209_600] {
  let span = Duration.seconds(seconds)
  print(
    span.formatted(.units(allowed: all, width: .abbreviated)),
    span.formatted(.units(allowed: all, width: .narrow)),
    span.formatted(.units(allowed: all, width: .wide)),
    span.formatted(.units(allowed: [.hours, .minutes], width: .condensedAbbreviated)))
}
print(Duration.milliseconds(2500).formatted(.units()), Duration.seconds(-90).formatted(.units()))
print(Duration.seconds(3599).formatted(.units(allowed: [.hours, .minutes])))
print(Duration.seconds(3599).formatted(.units(allowed: all, maximumUnitCount: 1)))
print(hours.formatted(.units(allowed: all, width: .wide, maximumUnitCount: 2)))
print(IndexPath(indexes: [1, 2]), IndexPath(index: 3) < IndexPath(indexes: [3, 1]))
