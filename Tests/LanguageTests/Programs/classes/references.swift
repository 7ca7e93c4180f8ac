final class Node<T> {
  var value: T
  var next: Node?
  init(_ value: T, next: Node? = nil) { self.value = value; self.next = next }
}
struct LinkedList<T>: Sequence {
  private(set) var head: Node<T>?
  private weak var tail: Node<T>?
  private(set) var count = 0
  mutating func append(_ value: T) {
    let node = Node(value)
    if let tail { tail.next = node } else { head = node }
    tail = node
    count += 1
  }
  mutating func reverse() {
    var previous: Node<T>?
    var current = head
    tail = head
    while let node = current {
      (node.next, previous, current) = (previous, node, node.next)
    }
    head = previous
  }
  func makeIterator() -> AnyIterator<T> {
    var current = head
    return AnyIterator {
      defer { current = current?.next }
      return current?.value
    }
  }
}
var list = LinkedList<Int>()
for i in 1...5 { list.append(i * i) }
print(Array(list), list.count)
list.reverse()
print(list.map { $0 + 1 }, list.reduce(0, +), list.contains(16))
class Owner { unowned let child: Child; init(_ c: Child) { child = c } }
class Child { var n = 1; lazy var owner = Owner(self) }
let child = Child()
child.owner.child.n = 5
print(child.n)
class Counter {
  var count = 0
  lazy var increment: () -> Int = { [unowned self] in
    self.count += 1
    return self.count
  }
  func later() -> () -> Void { { [weak self] in self?.count += 10 } }
}
let counter = Counter()
print(counter.increment(), counter.increment())
counter.later()()
print(counter.count)
var dictionary: [ObjectIdentifier: String] = [:]
dictionary[ObjectIdentifier(counter)] = "c"
print(dictionary[ObjectIdentifier(counter)] ?? "-", dictionary.count)
class Shared { static let instance = Shared(); var n = 0; private init() {} }
Shared.instance.n += 3
print(Shared.instance.n)
