import RegexBuilder

// Captures made by closures of a regex in a property, in arithmetic and in ranges.
struct Map {
  let line = Regex {
    TryCapture { OneOrMore(.digit) } transform: { digits in Int(digits) }
    One(.whitespace)
    TryCapture { OneOrMore(.digit) } transform: { Int($0) }
    One(.whitespace)
    TryCapture { OneOrMore(.digit) } transform: { Int($0) }
  }
  func place(of number: Int, in text: String) -> Int {
    guard let match = text.wholeMatch(of: line) else { return -1 }
    let (target, source, length) = (match.1, match.2, match.3)
    let moved = number - source + target
    if source...source + length ~= number, target...target + length ~= moved { return moved }
    return number
  }
}
let map = Map()
print(map.place(of: 99, in: "50 98 2"), map.place(of: 5, in: "50 98 2"), map.place(of: 1, in: "x"))
