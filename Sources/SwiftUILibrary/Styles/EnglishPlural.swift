/// Makes English nouns agree with a number, as automatic grammar agreement does.
///
/// Modelled: the first number decides and the last word follows; Foundation knows more grammar.
enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice",
    "goose": "geese", "foot": "feet", "tooth": "teeth", "ox": "oxen", "leaf": "leaves",
    "knife": "knives", "life": "lives", "wife": "wives", "shelf": "shelves", "half": "halves",
    "loaf": "loaves", "wolf": "wolves", "potato": "potatoes", "tomato": "tomatoes",
    "hero": "heroes", "sheep": "sheep", "fish": "fish", "series": "series",
  ]

  /// True if the first number in a text is another one than one.
  static func isWanted(by text: String) -> Bool {
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    return !number.isEmpty && Double(number.filter { $0 != "," }) != 1
  }

  /// The text with its last word in the plural.
  static func inflectingLastWord(of text: String) -> String {
    let tail = text.reversed().prefix { !$0.isLetter }.count
    let body = text.dropLast(tail)
    let length = body.reversed().prefix { $0.isLetter }.count
    guard length > 0 else { return text }
    return body.dropLast(length) + plural(of: String(body.suffix(length))) + text.suffix(tail)
  }

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if let known = irregular[lower] {
      let isCapital = word.first?.isUppercase == true
      return isCapital ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    if irregular.values.contains(lower) { return word }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    let isHissing = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
    return word + (isHissing ? "es" : "s")
  }
}
