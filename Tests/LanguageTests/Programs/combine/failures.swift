// Errors end a publisher; operators change, replace or answer them.
import Combine

enum Fault: Error, Equatable { case bad(Int), worse }
var bag = Set<AnyCancellable>()
func show<P: Publisher>(_ name: String, _ publisher: P) {
  publisher.sink(
    receiveCompletion: { completion in
      if case .failure(let error) = completion { print(name, "failed:", error) }
      if case .finished = completion { print(name, "finished") }
    }, receiveValue: { print(name, $0) }
  ).store(in: &bag)
}
let numbers = ["1", "two", "3"].publisher.tryMap { text -> Int in
  guard let number = Int(text) else { throw Fault.bad(text.count) }
  return number
}
show("plain", numbers)
show("mapped", numbers.mapError { _ in Fault.worse })
show("replaced", numbers.replaceError(with: -1))
show("caught", numbers.catch { _ in Just(100) })
show("fail", Fail<Int, Fault>(error: .worse))
show("filter", [1, 5].publisher.tryFilter { if $0 > 3 { throw Fault.worse }; return true })
var attempts = 0
let flaky = Deferred { () -> AnyPublisher<Int, Fault> in
  attempts += 1
  if attempts < 3 { return Fail(error: Fault.bad(attempts)).eraseToAnyPublisher() }
  return Just(attempts).setFailureType(to: Fault.self).eraseToAnyPublisher()
}
show("retried", flaky.retry(2))
attempts = 0
show("given up", flaky.retry(1))
let result: Result<Int, Fault> = .failure(.worse)
show("result", result.publisher)
show("flat", [1, 2].publisher.setFailureType(to: Fault.self).flatMap { n -> AnyPublisher<Int, Fault> in
  n == 1 ? Just(n).setFailureType(to: Fault.self).eraseToAnyPublisher()
    : Fail(error: Fault.bad(n)).eraseToAnyPublisher()
})
