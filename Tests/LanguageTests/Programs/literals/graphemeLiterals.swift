// Literals of characters and scalars that a type passes on to the one it wraps.
struct Tagged<Tag, Raw> { let raw: Raw }
extension Tagged: ExpressibleByUnicodeScalarLiteral
where Raw: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral value: Raw.UnicodeScalarLiteralType) {
    raw = Raw(unicodeScalarLiteral: value)
  }
}
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where Raw: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral value: Raw.ExtendedGraphemeClusterLiteralType) {
    raw = Raw(extendedGraphemeClusterLiteral: value)
  }
}
extension Tagged: ExpressibleByStringLiteral where Raw: ExpressibleByStringLiteral {
  init(stringLiteral value: Raw.StringLiteralType) { raw = Raw(stringLiteral: value) }
}
enum Mail {}
enum Letter {}
let address: Tagged<Mail, String> = "a@b.c"
let letter: Tagged<Letter, Character> = "é"
print(address, letter.raw, type(of: letter))
struct Name: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = value }
}
func made<T: ExpressibleByStringLiteral>(_ type: T.Type, _ text: T.StringLiteralType) -> T {
  T(stringLiteral: text)
}
print(made(Name.self, "n").text, made(String.self, "s"), ["x", "y"] as [Name])
