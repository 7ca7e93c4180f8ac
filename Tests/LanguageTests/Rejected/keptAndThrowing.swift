// Parameters that a closure would keep, and loops over what may throw.
func run(_ body: () -> Void) {
  let later: () -> Void = { body() }
  later()
}
func wrapped(_ body: () -> Int) -> () -> Int {
  return { body() + 1 }
}
func keep(_ action: @escaping () -> Void) { action() }
func pass(_ body: () -> Void) {
  keep { body() }
}
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var left = 3
  mutating func next() async throws -> Int? { nil }
  func makeAsyncIterator() -> Countdown { self }
}
func show() async throws {
  for await number in Countdown() { print(number) }
}
func read(_ stream: AsyncThrowingStream<Int, Error>) async throws {
  for await number in stream { print(number) }
}
"abc".append("d")
struct Label { init(stringLiteral text: String) {} }
let label: Label = "hi"
func shown(date: Int = 0, time: Int = 0, locale: String = "") {}
shown(date: 1, localex: "de")
