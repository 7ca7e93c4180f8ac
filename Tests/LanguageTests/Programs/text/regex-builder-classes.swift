import RegexBuilder
let hex = CharacterClass("0"..."9", "a"..."f")
let r = Regex { "#"; Capture { OneOrMore(hex) } }
if let m = "color #1af9 end".firstMatch(of: r) { print(m.output.1) }
let w = Regex { Anchor.startOfLine; Capture { OneOrMore(.word) }; Anchor.endOfLine }
for m in "abc\nde f\nxyz".matches(of: w.anchorsMatchLineEndings()) { print(m.1) }
let v = Regex { Anchor.wordBoundary; One("a"..."z"); ZeroOrMore("a"..."z") }
print("Hello there".matches(of: v).map { String($0.output) })
let inv = CharacterClass.anyOf("aeiou").inverted
print("hello".matches(of: Regex { OneOrMore(inv) }).map { String($0.0) })
let u = CharacterClass(.digit, .anyOf("+-"))
print("1+2-x".matches(of: OneOrMore(u)).map { String($0.output) })
