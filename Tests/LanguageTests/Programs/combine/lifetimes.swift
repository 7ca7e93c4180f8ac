// A subscription lives as long as its AnyCancellable.
import Combine

let subject = PassthroughSubject<Int, Never>()
do {
  let short = subject.sink { print("short", $0) }
  subject.send(1)
  _ = short
}
subject.send(2)
final class Owner {
  let name: String
  var bag: Set<AnyCancellable> = []
  init(_ name: String) {
    self.name = name
    subject.sink { [weak self] in print(self?.name ?? "nobody", $0) }.store(in: &bag)
  }
  deinit { print("gone", name) }
}
var owner: Owner? = Owner("owner")
subject.send(3)
owner = nil
subject.send(4)
var bag = [AnyCancellable]()
subject.sink { print("array", $0) }.store(in: &bag)
subject.send(5)
bag.removeAll()
subject.send(6)
let tied = AnyCancellable { print("called off") }
tied.cancel()
tied.cancel()
let shared = Deferred { () -> Just<Int> in
  print("made")
  return Just(1)
}.multicast(subject: PassthroughSubject<Int, Never>())
let a = shared.sink { print("a", $0) }
let b = shared.sink { print("b", $0) }
let connection = shared.connect()
