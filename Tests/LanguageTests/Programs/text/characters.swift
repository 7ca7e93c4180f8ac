for c in "aZ5 \n!é½€👍٣Ⅷ_" as String {
  print(c.debugDescription, c.isLetter, c.isNumber, c.isWhitespace, c.isNewline, c.isPunctuation, c.isSymbol, c.isUppercase, c.isLowercase, c.isASCII, c.isCased, c.isHexDigit, c.isWholeNumber, c.isCurrencySymbol, c.isMathSymbol, c.asciiValue as Any, c.wholeNumberValue as Any, c.hexDigitValue as Any, c.uppercased(), c.lowercased(), c.unicodeScalars.count, c.utf8.count)
}
let a: Character = "a"
print(a < "b", a == "a", a.unicodeScalars.first!.value, a.asciiValue! + 1, Character(UnicodeScalar(a.asciiValue! + 1)), Character(Unicode.Scalar(0x42)), Character("x"), String(a) + "b", "\(a)")
print("abc".unicodeScalars.map { $0.value }, "é".unicodeScalars.map { String($0.value, radix: 16) }, "é".utf8.map { $0 }, "é👍".utf16.map { $0 }, "e\u{301}".unicodeScalars.map { $0 })
print(Unicode.Scalar("a").value, Unicode.Scalar(0xD800 as UInt32) as Any, "a".unicodeScalars.first!.isASCII, "A".unicodeScalars.first!.properties.isUppercase)
func caesar(_ s: String, _ n: Int) -> String {
  String(s.map { c -> Character in
    guard let v = c.asciiValue, c.isLetter else { return c }
    let base: UInt8 = c.isUppercase ? 65 : 97
    return Character(UnicodeScalar(UInt8((Int(v - base) + n + 26) % 26) + base))
  })
}
print(caesar("Hello, World", 3), caesar(caesar("Hello, World", 3), -3))
print(String(UnicodeScalar(UInt8(104))), String(decoding: [72, 105], as: UTF8.self), String(Array("hi".utf8).map { Character(UnicodeScalar($0)) }), Array("hi".utf8), "hi".utf8.reduce(0) { $0 + Int($1) })
switch Character("m") { case "a"..."l": print("first half"); case "m"..."z": print("second half"); default: print("other") }
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
print("education".filter(vowels.contains), "rhythm".contains(where: vowels.contains), "abc".unicodeScalars.contains("b"))
print(("a"..."e").contains("c"), [Character]("xyz"), Array("abc").reversed().map(String.init).joined(), Character("é").unicodeScalars.count)
let letters = (UInt8(ascii: "a")...UInt8(ascii: "e")).map { Character(UnicodeScalar($0)) }
print(letters, String(letters), letters.map { $0.uppercased() }, letters.firstIndex(of: "c")!, UInt8(ascii: "A"))
var scalars = String.UnicodeScalarView()
scalars.append("x"); scalars.append("y")
print(String(scalars), "ß".uppercased(), "İ".lowercased().count, "Σ".lowercased(), "ǆ".uppercased(), "ﬁ".uppercased())
print("cafe\u{301}" == "café", "cafe\u{301}".count, "cafe\u{301}".utf8.count, "a\u{308}".first!, "Z̷͗".count, "\u{200D}".count)
print(Character("A").isUppercase && !Character("a").isUppercase, "3".first!.wholeNumberValue! + 1, "f".first!.hexDigitValue!, Character("\u{1F1EB}\u{1F1F7}"), "\t".first!.isWhitespace, Character(" ") == "\u{20}")
print("abc".utf8.first!, "abc".utf8[ "abc".utf8.startIndex], "abc".utf16.count, "aé".utf8.contains(0xC3), "abc".utf8.elementsEqual([97, 98, 99]), "x".utf8.map { String($0, radix: 2) })
