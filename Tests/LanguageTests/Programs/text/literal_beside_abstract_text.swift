// A literal beside text of some kind is a string.
func dotted(_ text: some StringProtocol) -> String {
  let parts = text.split(separator: ",")
  return "<" + parts[0] + ">" + text.prefix(1)
}
func padded<S: StringProtocol>(_ digits: S) -> Int? { Int("1" + digits) }
func same<S: StringProtocol>(_ text: S) -> Bool { text == "a" || "b" == text }
print(dotted("x,y"), dotted("pq,r"[...]), padded("23") as Any, padded("z".dropFirst()) as Any)
print(same("a"), same("b"[...]), same("c"))
