// The iterators of strides have names of their own.
struct Steps: Sequence, IteratorProtocol {
  private var up: StrideToIterator<Int>?
  private var through: StrideThroughIterator<Int>?

  init(to end: Int) { up = stride(from: 0, to: end, by: 2).makeIterator() }
  init(through end: Int) { through = stride(from: end, through: 0, by: -2).makeIterator() }

  mutating func next() -> Int? { up != nil ? up?.next() : through?.next() }
}

print(Array(Steps(to: 6)), Array(Steps(through: 6)))
var halves = stride(from: 0.0, through: 1.0, by: 0.5).makeIterator()
print(type(of: halves), String(reflecting: type(of: stride(from: 1, to: 2, by: 1).makeIterator())))
while let half = halves.next() { print(half) }
