// A parameter of a closure may stand for several arguments.
let sum = { (numbers: Int...) in numbers.reduce(0, +) }
print(sum(1, 2, 3), sum())
func printer<T>(_ name: String) -> (T...) -> Void {
  { (values: T...) in
    values.forEach { print(name, $0) }
  }
}
let words: (String...) -> Void = printer("word")
words("a", "b")

@dynamicMemberLookup
struct Names {
  subscript<T>(dynamicMember name: String) -> (T...) -> String {
    { (values: T...) in name + values.map { "\($0)" }.joined() }
  }
}
let call: (Int...) -> String = Names().x
print(call(1, 2), call())
let join = { (separator: String, parts: String...) -> String in
  parts.joined(separator: separator)
}
print(join("-", "a", "b"), join("+"))
