// `Self` of a protocol's extension in default arguments and in properties, what a `where` clause
// tells a memberwise initialiser, and `??` between elements.

extension FixedWidthInteger {
  func bytes(count: Int = MemoryLayout<Self>.size) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }

  func bits(_ width: Int = Self.bitWidth) -> Int { width }
}

print(UInt16(258).bytes(), UInt8(7).bytes(), 3.bits(), Int8(3).bits(), UInt32(1).bytes(count: 2))

protocol Named {
  static var title: String { get }
}

extension Named {
  func greet(_ name: String = Self.title, times: Int = 2) -> String {
    Array(repeating: name, count: times).joined(separator: "-")
  }

  static func announce(_ name: String = Self.title) -> String { name.uppercased() }
  func both<T>(_ other: T, _ name: String = Self.title) -> String { "\(name) \(other) \(T.self)" }
}

struct Cat: Named { static let title = "cat" }
final class Dog: Named { static let title = "dog" }
print(Cat().greet(), Dog().greet(times: 1), Cat().greet("x"), Dog.announce(), Cat().both(3))
func meet<N: Named>(_ named: N) -> String { named.greet(times: 1) + named.both(true) }
print(meet(Dog()))

struct Held<Base: Sequence> { let base: Base }

extension Sequence {
  var held: Held<Self> { Held(base: self) }
  var own: Self.Type { Self.self }
}

print(type(of: [1, nil, 3].held), type(of: [1, 2].held), Set<Int?>([1]).own, ["a": 1 as Int?].own)

struct Compacted<Base: Sequence, Element> where Base.Element == Element? {
  let base: Base
}

extension Compacted: Sequence {
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator

    mutating func next() -> Element? {
      while let wrapped = base.next() {
        guard let element = wrapped else { continue }
        return element
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}

extension Sequence {
  func compacted<Unwrapped>() -> Compacted<Self, Unwrapped> where Element == Unwrapped? {
    Compacted(base: self)
  }
}

print(type(of: Compacted(base: [1, nil])), Array(["a", nil, "b"].compacted()))
for number in [nil, 4, 5].compacted() { print(number + 1) }

/// A first element, and those that follow.
struct NonEmpty<Tail: Collection>: Sequence {
  var head: Tail.Element
  var tail: Tail

  func makeIterator() -> AnyIterator<Tail.Element> {
    var head: Tail.Element? = self.head
    var tail = self.tail.makeIterator()
    return AnyIterator {
      defer { head = nil }
      return head ?? tail.next()
    }
  }
}

print(Array(NonEmpty(head: 1, tail: [2, 3])), NonEmpty(head: "a", tail: []).map { $0 + "!" })
