// A queue of one's own between producers and consumers, made of continuations.
actor Channel<Element: Sendable> {
  private var items: [Element] = []
  private var receivers: [CheckedContinuation<[Element], Never>] = []
  private var isClosed = false

  func send(_ item: Element) {
    if receivers.isEmpty { items.append(item) } else { receivers.removeFirst().resume(returning: [item]) }
  }
  func receive() async -> Element? {
    if !items.isEmpty { return items.removeFirst() }
    if isClosed { return nil }
    let received = await withCheckedContinuation { receivers.append($0) }
    return received.first
  }
  func close() {
    isClosed = true
    for receiver in receivers { receiver.resume(returning: []) }
    receivers = []
  }
}
extension Channel: AsyncSequence, AsyncIteratorProtocol {
  nonisolated func makeAsyncIterator() -> Channel { self }
  nonisolated func next() async -> Element? { await receive() }
}
let channel = Channel<Int>()
let consumer = Task {
  var sum = 0
  for await item in channel { sum += item }
  return sum
}
await withTaskGroup(of: Void.self) { group in
  for start in [1, 10, 100] {
    group.addTask {
      for step in 0..<3 {
        await channel.send(start * (step + 1))
        await Task.yield()
      }
    }
  }
}
await channel.close()
print(await consumer.value)

/// Runs what it is given one after the other.
actor Serial {
  private var last: Task<Void, Never>?
  func run(_ work: @escaping @Sendable () async -> Void) {
    let previous = last
    last = Task {
      await previous?.value
      await work()
    }
  }
  func finish() async { await last?.value }
}
let serial = Serial()
for n in 1...3 {
  await serial.run {
    try? await Task.sleep(nanoseconds: UInt64(4 - n) * 5_000_000)
    print("job", n)
  }
}
await serial.finish()

func withTimeout(
  _ nanoseconds: UInt64, _ work: @escaping @Sendable () async throws -> String
) async throws -> String {
  try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(nanoseconds: nanoseconds)
      return "timed out"
    }
    defer { group.cancelAll() }
    return try await group.next() ?? "nothing"
  }
}
print(try await withTimeout(20_000_000) {
  try await Task.sleep(nanoseconds: 30_000_000_000)
  return "late"
})
print(try await withTimeout(20_000_000_000) { "in time" })
