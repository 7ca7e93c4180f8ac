// One value, made once, behind several properties.
final class Counter {
  var made = 0
  func next() -> (Int, Int) {
    made += 1
    return (made, made)
  }
}

nonisolated(unsafe) let counter = Counter()

final class Pair {
  let (first, second) = counter.next()
  var (x, y) = counter.next()
  var (name, count): (String, Int) = ("a", 1)
  static let (low, high) = counter.next()
}

let pair = Pair()
print(pair.first == pair.second, pair.x == pair.y, counter.made)
pair.x += 10
pair.name += "b"
print(pair.x, pair.y, pair.name, pair.count)
print(Pair.low == Pair.high, counter.made)
let another = Pair()
print(another.first, another.second, another.x, another.y)

actor Feed {
  private let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  nonisolated var values: AsyncStream<Int> { stream }
  func send(_ value: Int) { continuation.yield(value) }
  func stop() { continuation.finish() }
}

let feed = Feed()
await feed.send(1)
await feed.send(2)
await feed.stop()
for await value in feed.values { print(value) }
