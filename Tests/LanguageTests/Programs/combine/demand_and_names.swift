// Demand is counted with whole numbers; what operators return has a name.
import Combine

extension Publisher {
  func unwrapped<T>() -> Publishers.CompactMap<Self, T> where Output == T? { compactMap { $0 } }
  func doubled() -> Publishers.Map<Self, Int> where Output == Int { map { $0 * 2 } }
}
struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Inner(subscriber, start))
  }
  private final class Inner<S: Subscriber>: Subscription
  where S.Input == Int, S.Failure == Never {
    private var subscriber: S?
    private var next: Int
    init(_ subscriber: S, _ next: Int) {
      self.subscriber = subscriber
      self.next = next
    }
    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while demand > 0, let subscriber {
        demand -= 1
        demand += subscriber.receive(next)
        next -= 1
        if next < 0 {
          subscriber.receive(completion: .finished)
          cancel()
        }
      }
    }
    func cancel() { subscriber = nil }
  }
}
final class Asking: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  func receive(subscription: Subscription) { subscription.request(.max(2)) }
  func receive(_ input: Int) -> Subscribers.Demand {
    print("got", input)
    return input == 4 ? .max(1) : .none
  }
  func receive(completion: Subscribers.Completion<Never>) { print("never ends") }
}
Countdown(start: 5).subscribe(Asking())
var bag = Set<AnyCancellable>()
Countdown(start: 2).doubled().sink { print("all", $0) } receiveValue: { print("value", $0) }
  .store(in: &bag)
[1, nil, 3].publisher.unwrapped().sink { print("some", $0) }.store(in: &bag)
let numbers = [10, 20, 30, 40].publisher
numbers.output(in: 1...2).sink { print("part", $0) }.store(in: &bag)
numbers.output(at: 3).sink { print("at", $0) }.store(in: &bag)
let demand = Subscribers.Demand.max(3)
print(demand.max ?? -1, demand * 2 == 6, demand >= 3, .unlimited > demand, demand - 5 == .none)
print(Subscribers.Demand.unlimited.max as Any, 4 < demand)
