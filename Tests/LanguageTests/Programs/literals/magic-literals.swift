struct Tag: ExpressibleByStringLiteral, CustomStringConvertible {
  let description: String
  init(stringLiteral value: String) { description = "<\(value)>" }
}
func note(_ name: StaticString) { print(name, name.utf8CodeUnitCount) }
func tag(_ tag: Tag = #function) { print(tag) }
func choose(_ text: StaticString) -> String { "static" }
func choose(_ text: String) -> String { "text" }
func caller() {
  note(#function)
  let here: StaticString = #function
  note(here)
  let place: Tag = #function
  print(place)
  tag()
  tag(#function)
  let text = #function
  print(text.count, choose(#function))
  let optional: StaticString? = #function
  print(optional == nil)
  let any: Any = #function
  print(any is String, any)
  let marks: [Tag] = [#function, "two"]
  print(marks)
}
caller()
func defaulted(_ name: StaticString = #function, line: UInt = #line) {
  print(name.utf8CodeUnitCount, line > 0)
}
defaulted()
