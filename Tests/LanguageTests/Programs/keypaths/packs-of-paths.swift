// Key paths without a root, as many as are given.
struct Person {
  var name: String
  var age: Int
}

extension Sequence {
  func sorted<each Key: Comparable>(by path: repeat KeyPath<Element, each Key>) -> [Element] {
    sorted { left, right in
      for (a, b) in repeat (left[keyPath: each path], right[keyPath: each path]) {
        if a != b { return a < b }
      }
      return false
    }
  }
}

func parts<Root, each Value>(
  of root: Root, _ path: repeat KeyPath<Root, each Value>
) -> (repeat each Value) {
  (repeat root[keyPath: each path])
}

let people = [
  Person(name: "b", age: 1), Person(name: "a", age: 2), Person(name: "a", age: 1),
]
print(people.sorted(by: \.name, \.age).map { "\($0.name)\($0.age)" })
print(people.sorted(by: \.age).map(\.name), parts(of: people[0], \.name, \.age))
