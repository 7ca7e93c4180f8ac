// A subscript is carried over by `@dynamicMemberLookup` as a property is, unless the type has one
// of its own that takes the arguments.

@dynamicMemberLookup
struct Lens<Value> {
  var get: () -> Value
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Lens<Part> {
    Lens<Part> { get()[keyPath: path] }
  }
}

@dynamicMemberLookup
struct Both<Value> {
  var value: Value
  subscript(position: Int) -> String { "own \(position)" }
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
}

struct Shelf {
  var books = ["a": [1, 2, 3], "b": [4]]
  subscript(row row: Int, column column: Int) -> String { "\(row)-\(column)" }
}

let lens = Lens { Shelf() }
print(lens.books["b"].get() as Any)
print(lens.books["c"].get() as Any)
print(lens[row: 2, column: 5].get())

let both = Both(value: ["x": 7])
print(both[3], both["x"] as Any, both.count)
