// Several publishers become one.
import Combine

var bag = Set<AnyCancellable>()
let numbers = PassthroughSubject<Int, Never>()
let texts = PassthroughSubject<String, Never>()
numbers.combineLatest(texts).sink { print("latest", $0, $1) }.store(in: &bag)
numbers.combineLatest(texts) { "\($0)\($1)" }.sink { print("joined", $0) }.store(in: &bag)
numbers.zip(texts).sink { print("zip", $0.0, $0.1) }.store(in: &bag)
numbers.map(String.init).merge(with: texts).sink { print("merge", $0) }.store(in: &bag)
numbers.send(1)
numbers.send(2)
texts.send("a")
texts.send("b")

let a = CurrentValueSubject<Bool, Never>(false)
let b = CurrentValueSubject<Bool, Never>(true)
Publishers.CombineLatest(a, b).map { $0 && $1 }.removeDuplicates()
  .sink { print("valid", $0) }.store(in: &bag)
a.send(true)
b.send(false)

let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
let one = PassthroughSubject<Int, Never>()
let two = PassthroughSubject<Int, Never>()
outer.switchToLatest().sink { print("switched", $0) }.store(in: &bag)
outer.send(one)
one.send(1)
outer.send(two)
one.send(2)
two.send(3)
["x", "y"].publisher.flatMap { text in [1, 2].publisher.map { "\(text)\($0)" } }
  .sink { print("flat", $0) }.store(in: &bag)
let stop = PassthroughSubject<Void, Never>()
one.prefix(untilOutputFrom: stop).sink(
  receiveCompletion: { print("until", $0) }, receiveValue: { print("until", $0) }
).store(in: &bag)
one.send(10)
stop.send()
one.send(11)
Publishers.MergeMany([one, two]).sink { print("many", $0) }.store(in: &bag)
one.send(20)
two.send(21)
