// `print` and `handleEvents` show what goes by.
import Combine

let subject = PassthroughSubject<Int, Never>()
let printed = subject.print("log").sink { _ in }
subject.send(1)
printed.cancel()
subject.send(2)
let events = subject.handleEvents(
  receiveSubscription: { _ in print("subscribed") },
  receiveOutput: { print("output", $0) },
  receiveCompletion: { print("completion", $0) },
  receiveCancel: { print("cancelled") }
).sink { print("sink", $0) }
subject.send(3)
subject.send(completion: .finished)
let early = [1, 2].publisher.handleEvents(receiveOutput: { print("early", $0) }).first()
  .sink { print("first", $0) }
