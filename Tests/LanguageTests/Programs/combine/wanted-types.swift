// What is wanted of a chain tells the types of what begins it.
import Combine

enum Problem: Error {
  case offline
  case code(Int)
}
func first() -> AnyPublisher<Int, Problem> { Fail(error: .offline).eraseToAnyPublisher() }
func second(_ code: Int) -> AnyPublisher<String, Problem> {
  return Fail(error: .code(code)).eraseToAnyPublisher()
}
var bag = Set<AnyCancellable>()
first().sink { print($0) } receiveValue: { print($0) }.store(in: &bag)
second(4).sink { print($0) } receiveValue: { print($0) }.store(in: &bag)
