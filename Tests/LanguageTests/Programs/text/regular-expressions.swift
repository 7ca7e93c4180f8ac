// Literals give their captures' types; the engine is Swift's own.
let line = "2024-03-15: temperature 21.5C"
if let match = line.firstMatch(of: #/(\d+)-(\d+)-(\d+)/#) {
  print(match.1, match.2, match.3, match.output.0)
}
if let match = line.firstMatch(of: #/temperature (?<degrees>[\d.]+)(?<unit>[CF])/#) {
  print(match.degrees, match.unit, match.output.degrees)
}
print(type(of: #/((a)?b)?(c)|(d)/#), type(of: #/(?<x>a)(?:(?<y>b)|c)*/#))
print(type(of: #/ab[(]\(/#), type(of: #/(a){2}(b){0,1}(c)+(?i)(?=(z))/#))

// Searching, splitting and replacing.
print(line.contains(#/\d{4}/#), "abc".contains(#/\d/#))
print("a1b2c3".replacing(#/\d/#, with: "#"), "a1b2c3".replacing(#/\d/#) { "<\($0.output)>" })
for match in "k1=v1, k2=v2".matches(of: #/(\w+)=(\w+)/#) { print(match.1, "->", match.output.2) }
print("a, b,c".split(separator: #/,\s*/#), "aXbXc".ranges(of: #/X/#).count)
print("hello".wholeMatch(of: #/h(.*)o/#)?.1 ?? "-", "abc".wholeMatch(of: #/ab/#) == nil)
print("hello".prefixMatch(of: #/he/#) != nil, "hello".starts(with: #/el/#))
print("aaab".trimmingPrefix(#/a+/#), "12 abc".matches(of: #/\w+/#).map { String($0.0) })
var text = "a1b2"
text.replace(#/\d/#, with: "!")
print(text)
text.replace(#/[a-z]/#) { $0.output.uppercased() }
print(text)

// What may be missing is optional; flags are methods.
for size in ["12px", "7"] {
  if let match = size.wholeMatch(of: #/(\d+)(px)?/#) { print(match.1, match.2 ?? "none") }
}
print("The Quick".firstMatch(of: #/quick/#.ignoresCase())?.output ?? "none")
let (whole, one) = "ab".firstMatch(of: #/(a)b/#)!.output
print(whole, one)
let spread = #/
  (\d+)   # a number
  \s*
  ([a-z]+)
/#
print("12 abc".wholeMatch(of: spread)!.2)

// A pattern known only when the program runs.
let made = try Regex("([a-z]+)@([a-z]+)(x)?")
if let match = "joe@home".firstMatch(of: made) {
  print(match[0].substring ?? "", match[1].substring!, match.output.count)
  print(match.output.map { $0.substring ?? "nil" })
}
do { _ = try Regex("(a") } catch { print(error) }
print(type(of: made))
let sum = "xmul(2,4)%mul[3,7]mul(11,8)".matches(of: #/mul\((\d{1,3}),(\d{1,3})\)/#)
  .map { Int($0.1)! * Int($0.2)! }.reduce(0, +)
print(sum)
