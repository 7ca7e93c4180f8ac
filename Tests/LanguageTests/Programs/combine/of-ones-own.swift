// Subscribers and publishers written in the program.
import Combine

final class Reader: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  func receive(subscription: Subscription) {
    print("subscription")
    subscription.request(.max(2))
  }
  func receive(_ input: Int) -> Subscribers.Demand {
    print("input", input)
    return input == 2 ? .max(1) : .none
  }
  func receive(completion: Subscribers.Completion<Never>) { print("completion", completion) }
}
(1...5).publisher.subscribe(Reader())
print("and with enough demand")
(1...3).publisher.subscribe(Reader())

struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Inner(start: start, subscriber: subscriber))
  }
  final class Inner<S: Subscriber>: Subscription where S.Input == Int {
    var left: Int
    var subscriber: S?
    init(start: Int, subscriber: S) {
      left = start
      self.subscriber = subscriber
    }
    func request(_ demand: Subscribers.Demand) {
      while left > 0, let subscriber {
        _ = subscriber.receive(left)
        left -= 1
      }
      subscriber?.receive(completion: .finished)
      subscriber = nil
    }
    func cancel() { subscriber = nil }
  }
}
let link = Countdown(start: 3).map { $0 * $0 }.sink(
  receiveCompletion: { print($0) }, receiveValue: { print($0) })
extension Publisher where Output == Int {
  func doubled() -> AnyPublisher<Int, Failure> { map { $0 * 2 }.eraseToAnyPublisher() }
}
let doubled = Countdown(start: 2).doubled().sink { print("doubled", $0) }
func makeNumbers() -> some Publisher<Int, Never> { Just(1).map { $0 + 1 } }
let opaque = makeNumbers().sink { print("opaque", $0) }
