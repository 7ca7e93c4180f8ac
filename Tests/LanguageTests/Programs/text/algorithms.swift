func pad(_ s: String, _ n: Int, _ c: Character = " ") -> String { s.count >= n ? s : String(repeating: String(c), count: n - s.count) + s }
func padRight(_ s: String, _ n: Int) -> String { s + String(repeating: " ", count: max(0, n - s.count)) }
for (k, v) in [("apple", 1), ("fig", 20), ("banana", 300)] { print(padRight(k, 8) + pad(String(v), 5, ".")) }
func trim(_ s: String) -> String {
  var r = Substring(s)
  while let f = r.first, f.isWhitespace { r.removeFirst() }
  while let l = r.last, l.isWhitespace { r.removeLast() }
  return String(r)
}
print("[" + trim("  hi there \n") + "]")
func rle(_ s: String) -> String {
  var out = "", prev: Character? = nil, n = 0
  for c in s { if c == prev { n += 1 } else { if let p = prev { out += n > 1 ? "\(n)\(p)" : "\(p)" }; prev = c; n = 1 } }
  if let p = prev { out += n > 1 ? "\(n)\(p)" : "\(p)" }
  return out
}
print(rle("aaabccd"), rle(""), rle("z"))
func isAnagram(_ a: String, _ b: String) -> Bool { a.lowercased().sorted() == b.lowercased().sorted() }
print(isAnagram("Listen", "Silent"), isAnagram("a", "b"))
func roman(_ n: Int) -> String {
  var n = n, out = ""
  for (v, s) in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] { while n >= v { out += s; n -= v } }
  return out
}
print([1, 4, 9, 14, 40, 90, 400, 1994, 2024].map(roman))
func lev(_ a: String, _ b: String) -> Int {
  let a = Array(a), b = Array(b)
  var d = Array(0...b.count)
  for i in 1...max(1, a.count) {
    var prev = d[0]; d[0] = i
    for j in stride(from: 1, through: b.count, by: 1) {
      let t = d[j]
      d[j] = a[i - 1] == b[j - 1] ? prev : min(prev, d[j], d[j - 1]) + 1
      prev = t
    }
  }
  return d[b.count]
}
print(lev("kitten", "sitting"), lev("flaw", "lawn"))
let text = "the cat sat on the mat the end"
let freq = text.split(separator: " ").reduce(into: [:]) { $0[$1, default: 0] += 1 }
for (w, c) in freq.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(3) { print(w, c) }
func tokenize(_ s: String) -> [String] {
  var out: [String] = [], cur = ""
  for ch in s {
    if ch.isNumber || ch == "." { cur.append(ch) }
    else { if !cur.isEmpty { out.append(cur); cur = "" }; if !ch.isWhitespace { out.append(String(ch)) } }
  }
  if !cur.isEmpty { out.append(cur) }
  return out
}
print(tokenize("3.5 + (41*2)- 7"))
struct Parser {
  var t: [String], i = 0
  mutating func expr() -> Double { var v = term(); while i < t.count, t[i] == "+" || t[i] == "-" { let op = t[i]; i += 1; let r = term(); v = op == "+" ? v + r : v - r }; return v }
  mutating func term() -> Double { var v = factor(); while i < t.count, "*/".contains(t[i]) { let op = t[i]; i += 1; let r = factor(); v = op == "*" ? v * r : v / r }; return v }
  mutating func factor() -> Double { defer { i += 1 }; if t[i] == "(" { i += 1; return expr() }; return Double(t[i])! }
}
var p = Parser(t: tokenize("2*(3+4)-10/4"))
print(p.expr())
func wrap(_ s: String, _ w: Int) -> [String] {
  var lines: [String] = [], line = ""
  for word in s.split(separator: " ") {
    if line.isEmpty { line = String(word) } else if line.count + 1 + word.count <= w { line += " " + word } else { lines.append(line); line = String(word) }
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}
print(wrap(text, 10))
print(text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print("camelCaseString".reduce("") { $1.isUppercase ? $0 + "_" + $1.lowercased() : $0 + String($1) }, "snake_case_here".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalizedWord }.joined())
extension Substring { var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() } }
print(String("racecar".reversed()) == "racecar", "hello world".split(separator: " ").map { String($0.reversed()) }.joined(separator: " "), Set("pneumonoultramicroscopic").sorted().map(String.init).joined())
func binary(_ n: Int) -> String { n < 2 ? "\(n)" : binary(n / 2) + "\(n % 2)" }
print(binary(10), String(10, radix: 2), pad(String(5, radix: 2), 8, "0"), Int("1010", radix: 2)!)
func balanced(_ s: String) -> Bool {
  let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  var st: [Character] = []
  for c in s { if pairs.values.contains(c) { st.append(c) } else if let o = pairs[c], st.popLast() != o { return false } }
  return st.isEmpty
}
print(balanced("{[()]}"), balanced("{[(])}"), balanced("(("))
