// A sequence of one's own, and the algorithms every asynchronous sequence has.
struct Countdown: AsyncSequence {
  typealias Element = Int
  let start: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var current: Int
    mutating func next() async -> Int? {
      guard current > 0 else { return nil }
      await Task.yield()
      defer { current -= 1 }
      return current
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: start) }
}
for await value in Countdown(start: 3) { print(value) }
for await text in Countdown(start: 4).map({ "#\($0)" }) { print(text) }
for await value in Countdown(start: 6).filter({ $0 % 2 == 0 }) { print("even", value) }
for await value in Countdown(start: 9).dropFirst(2).prefix(2) { print("middle", value) }
for await value in Countdown(start: 5).compactMap({ $0 > 3 ? $0 * $0 : nil }) { print(value) }
for await value in Countdown(start: 5).prefix(while: { $0 > 3 }) { print("high", value) }
print(await Countdown(start: 4).reduce(0, +))
print(await Countdown(start: 4).contains(2), await Countdown(start: 4).contains(7))
print(await Countdown(start: 4).first { $0 < 3 } ?? 0)
print(await Countdown(start: 4).max() ?? 0, await Countdown(start: 4).min() ?? 0)
print(await Countdown(start: 3).allSatisfy { $0 > 0 })
outer: for await value in Countdown(start: 5) {
  for await inner in Countdown(start: 2) {
    if value == 3 { break outer }
    if inner == 1 { continue outer }
    print(value, inner)
  }
}
func total<S: AsyncSequence>(_ sequence: S) async throws -> Int where S.Element == Int {
  var sum = 0
  for try await value in sequence { sum += value }
  return sum
}
print(try await total(Countdown(start: 10)))
