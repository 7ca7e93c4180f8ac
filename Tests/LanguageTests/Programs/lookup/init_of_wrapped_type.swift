// `.init(…)` where an optional is expected: the optional's own if it takes the value, else that of
// what it wraps.

struct Name: Equatable {
  let text: String
  init(_ text: String) { self.text = text }
  init(raw: String) { text = raw }
}

func show(_ name: Name?) { print(name?.text ?? "nil") }
show(.init("x"))
show(.init(raw: "y"))
show(.init(Name("z")))
show(.none)

let name: Name? = .init("q")
print(name == Name("q"))
let number: Int? = .init("12")
print(number as Any)
let none: Int? = .init("twelve")
print(none as Any)
let wrapped: Int? = .init(5)
print(wrapped as Any)
let list: [Int]? = .init(repeating: 1, count: 2)
print(list as Any)
