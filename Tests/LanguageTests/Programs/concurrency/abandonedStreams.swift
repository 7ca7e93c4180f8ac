// A stream that nobody can read any more ends by itself.
actor Hub {
  private var readers: [Int: AsyncStream<String>.Continuation] = [:]
  private var next = 0
  func subscribe() -> AsyncStream<String> {
    next += 1
    let id = next
    return AsyncStream { continuation in
      readers[id] = continuation
      continuation.onTermination = { reason in
        print("reader \(id):", reason)
        Task { await self.remove(id) }
      }
    }
  }
  private func remove(_ id: Int) { readers[id] = nil }
  func send(_ text: String) { for reader in readers.values { reader.yield(text) } }
  func close() { for reader in readers.values { reader.finish() } }
  var count: Int { readers.count }
}
let hub = Hub()
let first = Task {
  for await text in await hub.subscribe() where text.hasPrefix("s") { return text }
  return "nothing"
}
try await Task.sleep(for: .milliseconds(5))
print(await hub.count)
await hub.send("one")
await hub.send("stop")
print(await first.value)
try await Task.sleep(for: .milliseconds(5))
print(await hub.count)
_ = await hub.subscribe()
try await Task.sleep(for: .milliseconds(5))
print(await hub.count)
let kept = await hub.subscribe()
await hub.send("kept")
await hub.close()
for await text in kept { print(text) }
try await Task.sleep(for: .milliseconds(5))
print(await hub.count)
