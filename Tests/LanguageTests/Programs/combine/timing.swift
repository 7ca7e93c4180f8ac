// Operators that wait, on virtual time.
import Combine
import Foundation

let start = Date()
func stamp() -> String { String(format: "%.1f", Date().timeIntervalSince(start)) }
func at(_ seconds: Double, _ work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
}
var bag = Set<AnyCancellable>()
let typed = PassthroughSubject<String, Never>()
typed.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  .sink { print(stamp(), "debounced", $0) }.store(in: &bag)
for (delay, text) in [(0.0, "h"), (0.1, "he"), (0.2, "hel"), (1.0, "hell")] {
  at(delay) { typed.send(text) }
}
let ticks = PassthroughSubject<Int, Never>()
ticks.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
  .sink { print(stamp(), "throttled", $0) }.store(in: &bag)
for n in 0..<5 { at(2 + Double(n) * 0.4) { ticks.send(n) } }
at(6) {
  Just("delayed").delay(for: 0.5, scheduler: RunLoop.main)
    .sink { print(stamp(), $0) }.store(in: &bag)
  Just("hop").receive(on: DispatchQueue.main).sink { print(stamp(), $0) }.store(in: &bag)
  print(stamp(), "before hop")
}
at(8) {
  Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().prefix(3)
    .sink(
      receiveCompletion: { print(stamp(), $0) }, receiveValue: { _ in print(stamp(), "tick") }
    ).store(in: &bag)
}
Future<Int, Never> { promise in at(12) { promise(.success(12)) } }
  .sink { print(stamp(), "future", $0) }.store(in: &bag)
print("started")
