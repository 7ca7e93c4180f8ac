let s = "Hello, Wörld 👋🏽!"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.isEmpty, "".isEmpty, s.first!, s.last!)
print(s.uppercased(), s.lowercased(), s.hasPrefix("Hell"), s.hasSuffix("!"), s.contains("W"), s.contains("Wör"), s.contains { $0.isNumber })
print(String(s.reversed()), s.prefix(5), s.suffix(3), s.dropFirst(7), s.dropLast(3), s.prefix { $0 != "," })
print(s.firstIndex(of: "W") == s.index(s.startIndex, offsetBy: 7), s[s.startIndex], s[s.index(after: s.startIndex)], s[s.index(before: s.endIndex)])
let i = s.firstIndex(of: ",")!, j = s.index(i, offsetBy: 2)
print(s[..<i], s[j...], s[i..<j], s[i...j], s[...i], s.distance(from: s.startIndex, to: i))
print(s.split(separator: " "), "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "a b c".split(separator: " ", maxSplits: 1), "a1b2".split { $0.isNumber })
print("abc" < "abd", "Z" < "a", "é" == "e\u{301}", "" < "a", "abc" == "abc", "a" != "b", max("b", "a"), ["b", "c", "a"].sorted())
print("ab" + "cd", "x" * 3, ["a", "b"].joined(separator: ", "), String(repeating: "ab", count: 2), String(repeating: "-", count: 3))
func * (l: String, n: Int) -> String { String(repeating: l, count: n) }
var m = "swift"
m.append("!"); m.append(contentsOf: " is"); m += " fun"
m.insert("*", at: m.startIndex); m.insert(contentsOf: ">>", at: m.index(m.startIndex, offsetBy: 1))
print(m, m.remove(at: m.startIndex), m.removeFirst(), m.removeLast(), m)
m.removeFirst(2); m.removeLast(3); m.removeAll { $0 == "i" }
print(m)
m.replaceSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 2), with: "SW")
print(m, m.popLast() as Any)
m.removeSubrange(m.startIndex...m.index(after: m.startIndex))
print(m, m.capitalizedFirst)
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  subscript(n: Int) -> Character { self[index(startIndex, offsetBy: n)] } }
print("hello"[1], "hello".map { $0 }, "abc".map { String($0) + "." }.joined(), "hello".filter { !"aeiou".contains($0) }, "a1b2".compactMap { $0.wholeNumberValue })
print("hello".enumerated().map { "\($0)\($1)" }, Array("abc"), Set("hello").count, "abc".reduce("") { String($1) + $0 }, "banana".firstIndex(of: "n")!.utf16Offset(in: "banana"))
for (a, b) in zip("abc", "abd") where a != b { print(a, b) }
print("line1\nline2\n".split(separator: "\n"), "tab\tquote\" \\ \u{41} \0".count, #"raw \n \#(s.count)"#, """
  multi
    line "quoted" \
  joined
  """)
print("%", "100%", "a\\b", "\u{1F600}", "e\u{301}".count, "👨‍👩‍👧‍👦".count, "🇫🇷".count, "🇫🇷".unicodeScalars.map { $0.value }, "\r\n".count)
print("abc".debugDescription, String(reflecting: "a\n\"b\"\t\\"), String(describing: "x"), "\("nested \("deep")")")
print(Int("42")!, Int("-7")!, Int("4x") as Any, Int("+5")!, Int(" 5") as Any, Double("3.5")!, Double("1e3")!, Double("x") as Any, Bool("true")!, Bool("yes") as Any, Int("ff", radix: 16)!, Int("1_000") as Any, Double(".5")!, Double("inf")!, Double("nan")!)
print(String(255, radix: 16), String(255, radix: 2, uppercase: false), String(-255, radix: 16, uppercase: true), String(3.0), String(true), String(Character("x")), String(["a", "b"]), String([Character("c"), "d"]))
print("abc".elementsEqual("abc"), "abc".lexicographicallyPrecedes("abd"), "abc".starts(with: "ab"), "abc".allSatisfy { $0.isLetter }, "hello".max()!, "hello".min()!, "hello".sorted(), String("hello".sorted()))
print("A-B_C".split(whereSeparator: { "-_".contains($0) }).joined(separator: "+"), "aXbX".lastIndex(of: "X") == "aXbX".index("aXbX".startIndex, offsetBy: 3))
var counts: [Character: Int] = [:]
"hello world".forEach { counts[$0, default: 0] += 1 }
print(counts.filter { $0.value > 1 }.map { "\($0.key)\($0.value)" }.sorted(), "hello".hashValue == "hello".hashValue)
let sub = "one two".split(separator: " ")[1]
print(type(of: sub), sub + "!", String(sub), sub.uppercased(), sub == "two", sub.count, sub.startIndex == "one two".index("one two".startIndex, offsetBy: 4), [sub: 1]["two"]!, sub.hasPrefix("t"))
print("a".compare("b"), "x".isEmpty ? 1 : 2)
extension String { func compare(_ o: String) -> Int { self < o ? -1 : self > o ? 1 : 0 } }
var st = "abc"
st.reserveCapacity(10); st.makeContiguousUTF8()
let old = st
st += "d"
print(old, st, "abc" ~= "abc", "\(1)" + "\(2.0)" + "\(true)" + "\(Optional(3) as Any)" + "\([1])")
