import Foundation

// Spans of time down to nanoseconds, with their numbers in groups.
let all: Set<Duration.UnitsFormatStyle.Unit> = [
  .days, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds,
]
let spans: [Duration] = [
  .milliseconds(1500), .seconds(90061), .microseconds(12), .nanoseconds(1), .zero,
  .milliseconds(1_234_567),
]
for span in spans {
  for width in [Duration.UnitsFormatStyle.UnitWidth.narrow, .abbreviated, .wide] {
    print(
      span.formatted(.units(allowed: all, width: width)), "|",
      span.formatted(.units(allowed: [.milliseconds], width: width)), "|",
      span.formatted(.units(allowed: [.seconds, .microseconds], width: width)))
  }
}
