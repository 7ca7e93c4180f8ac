// Streams hold what nobody has asked for yet, and end when they are finished.
let numbers = AsyncStream<Int> { continuation in
  for number in 1...5 { continuation.yield(number) }
  continuation.finish()
}
for await number in numbers where number % 2 == 1 { print(number) }

struct Spilled: Error {}
let failing = AsyncThrowingStream<String, Error> { continuation in
  continuation.yield("one")
  continuation.yield("two")
  continuation.finish(throwing: Spilled())
}
do {
  for try await text in failing { print(text) }
} catch {
  print("ended with", error)
}

let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
continuation.onTermination = { reason in print("terminated:", reason) }
let producer = Task {
  for number in 0..<3 {
    try? await Task.sleep(nanoseconds: 10_000_000)
    continuation.yield(number * 10)
  }
  continuation.finish()
}
for await number in stream { print(number) }
await producer.value

let newest = AsyncStream(Int.self, bufferingPolicy: .bufferingNewest(2)) { continuation in
  for number in 1...5 { continuation.yield(number) }
  continuation.finish()
}
for await number in newest { print("kept", number) }

var countdown = 3
let unfolding = AsyncStream<Int> {
  if countdown == 0 { return nil }
  countdown -= 1
  return countdown
}
for await number in unfolding { print("left", number) }
var iterator = numbers.makeAsyncIterator()
print(await iterator.next() as Any)
