import RegexBuilder

// Regular expressions made of parts, with captures that are transformed or named.
let pair = Regex {
  Capture { OneOrMore(.digit) } transform: { Int($0)! }
  "-"
  Capture(OneOrMore(.word))
}
if let match = "42-abc".wholeMatch(of: pair) { print(match.1 + 1, match.2) }

let name = Reference(Substring.self)
let sentence = Regex {
  "name: "
  Capture(as: name) { OneOrMore(.any, .reluctant) }
  ZeroOrMore(.whitespace)
  Optionally { ";" }
  ChoiceOf { "end"; "fin" }
}
if let match = "name: bob ;fin".firstMatch(of: sentence) { print("[\(match[name])]") }
print("name: bob".firstMatch(of: sentence) == nil)

let hexadecimal = Regex {
  "#"
  TryCapture { Repeat(1...3) { CharacterClass(.anyOf("abcdef"), .digit) } } transform: {
    Int($0, radix: 16)
  }
}
print("x #ff0 y".firstMatch(of: hexadecimal)?.1 ?? -1)
print("a.b".contains(Regex { "."; "b" }), "a+b".replacing(Regex { "+" }, with: "-"))
