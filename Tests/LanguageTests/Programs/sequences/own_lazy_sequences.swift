// Lazy sequences of a program's own, over what a lazy sequence stands for.
extension LazySequenceProtocol {
  func stepped(by step: Int) -> SteppedSequence<Elements> {
    SteppedSequence(base: elements, step: step)
  }
  func pairs() -> [(Element, Element)] { Array(zip(elements, elements.dropFirst())) }
}
extension Sequence {
  func stepped(by step: Int) -> [Element] { enumerated().filter { $0.offset % step == 0 }.map(\.1) }
}

struct SteppedSequence<Base: Sequence>: Sequence, LazySequenceProtocol {
  let base: Base
  let step: Int
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let step: Int
    mutating func next() -> Base.Element? {
      let found = base.next()
      if found != nil { for _ in 1..<step { _ = base.next() } }
      return found
    }
  }
  func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), step: step) }
}

print([1, 2, 3, 4, 5].stepped(by: 2))
let slow = (1...6).lazy.map { number -> Int in
  print("made", number)
  return number * 10
}
let every = slow.stepped(by: 2)
print("nothing yet")
print(every.first { $0 > 15 } as Any)
print(Array(every.map { $0 + 1 }))
for number in [7, 8, 9].lazy.stepped(by: 2) { print(number) }
print("abc".lazy.pairs().map { "\($0)\($1)" }, [1, 2, 3].lazy.elements.count)
