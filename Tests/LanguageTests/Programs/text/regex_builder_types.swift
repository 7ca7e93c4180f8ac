// The type of a regular expression lists the captures of its parts.
import Foundation
import RegexBuilder

enum Level: String { case info, warn }
let level = Reference(Level.self)
let line = Regex {
  Capture { Repeat(count: 4) { .digit } } transform: { Int($0)! }
  "-"
  TryCapture(as: level) { OneOrMore(.word) } transform: { Level(rawValue: String($0)) }
  Optionally {
    " "
    Capture(OneOrMore(.digit))
  }
}
print(type(of: line))
for text in ["2024-info 17", "1999-warn", "2000-none"] {
  guard let match = text.wholeMatch(of: line) else {
    print("no", text)
    continue
  }
  let (whole, year, found, count) = match.output
  print(whole, year + 1, found, count ?? "nothing", match[level] == .info)
}
let either = ChoiceOf {
  Capture("a")
  Regex {
    "b"
    Capture(OneOrMore(.digit)) { Int($0) ?? 0 }
  }
}
print(type(of: either))
for text in ["a", "b12"] {
  if let match = text.wholeMatch(of: either) { print(match.1 ?? "none", match.2 ?? -1) }
}
let pair = Regex {
  Capture(OneOrMore(.word))
  "="
  Capture { ZeroOrMore(.digit) }
}
print("a=1 b= c=33".matches(of: pair).map { ($0.1.uppercased(), Int($0.2)) })
print("a=1 b=2".replacing(pair) { "\($0.2)=\($0.1)" })
let list = Regex {
  ZeroOrMore {
    Capture(One(.digit))
    ","
  }
  Lookahead { "!" }
}
print(type(of: list), "1,2,!".prefixMatch(of: list)?.1 ?? "none", type(of: Regex { "x" }))
