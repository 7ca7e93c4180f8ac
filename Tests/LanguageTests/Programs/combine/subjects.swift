// A passthrough subject keeps nothing; a current value subject gives newcomers its value.
import Combine

let subject = PassthroughSubject<Int, Never>()
subject.send(0)
let first = subject.sink(
  receiveCompletion: { print("first:", $0) }, receiveValue: { print("first:", $0) })
subject.send(1)
let second = subject.sink { print("second:", $0) }
subject.send(2)
second.cancel()
subject.send(3)
subject.send(completion: .finished)
subject.send(4)
let late = subject.sink(
  receiveCompletion: { print("late:", $0) }, receiveValue: { print("late:", $0) })

let current = CurrentValueSubject<String, Never>("a")
let reader = current.sink { print("reader:", $0, "value:", current.value) }
current.send("b")
current.value = "c"
print(current.value)
reader.cancel()
current.value = "d"
let other = current.sink { print("other:", $0) }

struct Broken: Error {}
let fragile = PassthroughSubject<String, Broken>()
let end = fragile.sink(
  receiveCompletion: { completion in
    switch completion {
    case .finished: print("finished")
    case .failure(let error): print("failed with", error)
    }
  }, receiveValue: { print($0) })
fragile.send("whole")
fragile.send(completion: .failure(Broken()))
fragile.send("gone")
let bell = PassthroughSubject<Void, Never>()
let ring = bell.sink { print("ring") }
bell.send()
