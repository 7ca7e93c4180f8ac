struct Person {
  var name: String
  var age: Int
}
func > <Root, Value: Comparable>(path: KeyPath<Root, Value>, limit: Value) -> (Root) -> Bool {
  { $0[keyPath: path] > limit }
}
func == <Root, Value: Equatable>(path: KeyPath<Root, Value>, value: Value) -> (Root) -> Bool {
  { $0[keyPath: path] == value }
}
let people = [Person(name: "Al", age: 25), Person(name: "Zoe", age: 30)]
print(people.filter(\.age > 26).map(\.name), people.filter(\.name == "Al").count)
let isOld: (Person) -> Bool = \.age > 29
print(people.map(isOld))
