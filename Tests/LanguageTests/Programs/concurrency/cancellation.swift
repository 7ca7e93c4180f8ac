// Cancelling asks; the task has to look.
func count() async throws -> Int {
  var turns = 0
  while true {
    try Task.checkCancellation()
    turns += 1
    try await Task.sleep(nanoseconds: 10_000_000_000)
  }
}
let counting = Task { try await count() }
try await Task.sleep(nanoseconds: 20_000_000)
counting.cancel()
do {
  _ = try await counting.value
} catch is CancellationError {
  print("counting was cancelled")
}
print(counting.isCancelled)

let polite = Task { () -> String in
  while !Task.isCancelled { await Task.yield() }
  return "stopped by itself"
}
polite.cancel()
print(await polite.value)

let handled = Task { () -> String in
  await withTaskCancellationHandler {
    do {
      try await Task.sleep(nanoseconds: 30_000_000_000)
      return "slept"
    } catch {
      return "woken: \(error)"
    }
  } onCancel: {
    print("handler")
  }
}
try await Task.sleep(nanoseconds: 20_000_000)
handled.cancel()
print(await handled.value)

let parent = Task {
  await withTaskGroup(of: Bool.self) { group in
    group.addTask {
      try? await Task.sleep(nanoseconds: 30_000_000_000)
      return Task.isCancelled
    }
    return await group.next() ?? false
  }
}
try await Task.sleep(nanoseconds: 20_000_000)
parent.cancel()
print("child knows:", await parent.value)
let late = Task { Task.isCancelled }
print(await late.value, Task.isCancelled)
