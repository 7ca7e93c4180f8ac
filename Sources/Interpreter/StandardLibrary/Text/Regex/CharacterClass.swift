extension StandardLibrary {
  /// Kinds of characters, for regular expressions that are made of parts.
  static let regexClasses = LibraryEntry(
    "CharacterClass.swift",
    """
    /// A kind of character.
    struct CharacterClass: RegexComponent {
      typealias RegexOutput = Substring
      let __members: String
      var regex: Regex<Substring> { Regex(__pattern: __members) }
      init(__members: String) { self.__members = __members }
      init(_ characterClasses: CharacterClass...) {
        self.__members = "[" + characterClasses.map { $0.__members }.joined() + "]"
      }
      static func ... (lhs: Character, rhs: Character) -> CharacterClass {
        CharacterClass(
          __members: "[" + __escapedPattern(String(lhs)) + "-" + __escapedPattern(String(rhs))
            + "]")
      }
      var inverted: CharacterClass { CharacterClass(__members: "[^" + __members + "]") }
      func union(_ other: CharacterClass) -> CharacterClass { CharacterClass(self, other) }
      func intersection(_ other: CharacterClass) -> CharacterClass {
        CharacterClass(__members: "[" + __members + "&&" + other.__members + "]")
      }
      func subtracting(_ other: CharacterClass) -> CharacterClass {
        CharacterClass(__members: "[" + __members + "--" + other.__members + "]")
      }
    }

    extension RegexComponent where Self == CharacterClass {
      static var any: CharacterClass { CharacterClass(__members: "(?s:.)") }
      static var anyNonNewline: CharacterClass { CharacterClass(__members: "(?-s:.)") }
      static var digit: CharacterClass { CharacterClass(__members: "\\\\d") }
      static var hexDigit: CharacterClass { CharacterClass(__members: "[0-9A-Fa-f]") }
      static var word: CharacterClass { CharacterClass(__members: "\\\\w") }
      static var whitespace: CharacterClass { CharacterClass(__members: "\\\\s") }
      static var horizontalWhitespace: CharacterClass { CharacterClass(__members: "\\\\h") }
      static var verticalWhitespace: CharacterClass { CharacterClass(__members: "\\\\v") }
      static var newlineSequence: CharacterClass { CharacterClass(__members: "\\\\R") }
      static func anyOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character {
        CharacterClass(
          __members: "[" + s.map { __escapedPattern(String($0)) }.joined() + "]")
      }
      static func noneOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character {
        CharacterClass(
          __members: "[^" + s.map { __escapedPattern(String($0)) }.joined() + "]")
      }
    }
    """)
}
