// Strings and characters, interpolation, multi-line literals.
let name = "Grove"
print("\(name) has \(name.count) letters, first \(name.first!), up \(name.uppercased())")
print(name.hasPrefix("Gr"), name.contains("ov"), String(name.reversed()), name.isEmpty)
let poem = """
  Two roads "diverged"
    in a wood,
  and \(1 + 1) I\n
  """
print(poem)
print(#"raw \n \(name)"#, "tab\tend", "\u{1F600}")
for c in "añ" { print(c, terminator: ";") }
print()
print("a,b,,c".split(separator: ","), "a b".split(separator: " ").map(String.init))
var s = "abc"
s += "d"
s.append("e")
s.insert("!", at: s.startIndex)
print(s, s.dropFirst(), s.prefix(2), s.suffix(2), s.lowercased() == s)
print(Int("12") ?? 0, Int("x") as Any, Double("2.5") ?? 0, String(255, radix: 16))
print(String(repeating: "ab", count: 3), ["x", "y"].joined(separator: "-"))
print("z" > "a", "apple" < "banana", "a" + "b" == "ab")
let index = s.index(s.startIndex, offsetBy: 2)
print(s[index], s[s.startIndex..<index])
print("line1\nline2".split(separator: "\n").count, "é".unicodeScalars.count, "é".utf8.count)
print(["b", "a"].sorted(), "hello".map { $0 == "l" ? "L" : $0 })
print("value: \(3.0) \(2.5e-7) \(1e20) \(Float(0.1)) \(true) \([1: "a"])")
let character: Character = "x"
print(character.isLetter, character.uppercased(), "5".first!.isNumber)
debugPrint("quote\"s", 1...3, [String]())
