// Sleepers wake in the order of their deadlines, whatever the order they fell asleep in.
func wake(_ name: String, after milliseconds: UInt64) -> Task<Void, Error> {
  Task {
    try await Task.sleep(nanoseconds: milliseconds * 1_000_000)
    print(name)
  }
}
let tasks = [wake("third", after: 300), wake("first", after: 100), wake("second", after: 200)]
for task in tasks { try await task.value }
let clock = ContinuousClock()
let start = clock.now
try await Task.sleep(for: .milliseconds(50))
print(clock.now - start >= .milliseconds(50))
try await Task.sleep(until: clock.now + .milliseconds(20), clock: .continuous)
try await clock.sleep(for: .milliseconds(5))
let spent = try await clock.measure { try await Task.sleep(for: .milliseconds(30)) }
print(spent >= .milliseconds(30), spent < .seconds(20))
print("done")
