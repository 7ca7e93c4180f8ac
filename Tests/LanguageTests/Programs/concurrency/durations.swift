// Durations are numbers with a unit.
let d = Duration.seconds(2) + .milliseconds(500)
print(d, d * 2, d / 5, d - .seconds(3))
print(d.components.seconds, d.components.attoseconds)
print(Duration.microseconds(3) < .milliseconds(1), Duration.zero == .seconds(0))
print(Duration.seconds(0.25), Duration.nanoseconds(1))
print(Duration.seconds(90) / Duration.seconds(60))
let instant = ContinuousClock.now
let later = instant.advanced(by: .seconds(5))
print(instant.duration(to: later), later > instant, later - instant == .seconds(5))
print([Duration.seconds(3), .milliseconds(20), .seconds(1)].sorted())
