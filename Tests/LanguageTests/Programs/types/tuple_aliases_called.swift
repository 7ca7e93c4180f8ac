// Another name for a tuple type makes tuples when it is called.
typealias Entry = (name: String, rank: Int?)
typealias Pair<T> = (T, T)
typealias Nothing = ()

let plain = Entry("a", 1)
let labelled = Entry(name: "b", rank: nil)
print(plain, labelled, Pair<Double>(1, 2), Pair("x", "y"), Nothing())
print(["c", "d"].map { Entry($0, 2) } + [Entry(("e", 3))])

struct Queue<T: Hashable> {
  typealias Node = (value: T, priority: Int)
  private var nodes: [Node] = []
  mutating func insert(_ value: T, _ priority: Int) {
    nodes.append(Node(value, priority))
    nodes.sort { $0.priority < $1.priority }
  }
  mutating func pop() -> Node? { nodes.isEmpty ? nil : nodes.removeFirst() }
}
var queue = Queue<String>()
queue.insert("late", 9)
queue.insert("soon", 1)
while let (value, priority) = queue.pop() { print(value, priority) }
