class Node {
  var value: Int
  var next: Node?
  init(_ value: Int, _ next: Node? = nil) { (self.value, self.next) = (value, next) }
}
class Named: Node, CustomDebugStringConvertible {
  let name = "n"
  var debugDescription: String { "Named(\(name))" }
}

let last = Node(2)
let first: Node? = Node(1, last)
dump(first)
let none: Node? = nil
dump(none)
let both: [Node?] = [last, nil, last]
dump(both)
let named: Named? = Named(3)
dump(named)
dump((first, 1))
