extension LocaleTable {
  /// Puts the sign for thousands between digits: the locale's own one if `sign` is empty.
  ///
  /// In short forms a number of four digits stays whole, as some languages always write it.
  func grouped(_ digits: String, sign: String = "", isShort: Bool = false) -> String {
    let whole = Int(self["ungrouped"]) ?? 3
    guard digits.count > (isShort ? max(whole, 4) : whole) else { return digits }
    let sign = sign.isEmpty ? self["group"] : sign
    var rest = Substring(digits)
    var groups = [rest.suffix(3)]
    rest = rest.dropLast(3)
    // Hindi groups by hundreds above the thousands.
    let size = self["secondary"] == "2" ? 2 : 3
    while !rest.isEmpty {
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
    }
    return groups.reversed().joined(separator: sign)
  }

  /// A number as C writes it, without its sign, as people of the place write it.
  func localized(_ text: String) -> String {
    let whole = text.prefix { $0.isASCII && $0.isWholeNumber }
    let rest = text.dropFirst(whole.count).map { sign in
      sign == "." ? self["decimal"] : sign == "e" ? "E" : String(sign)
    }
    return withOwnDigits(grouped(String(whole)) + rest.joined())
  }

  /// The text with the digits that the locale writes.
  func withOwnDigits(_ text: String) -> String {
    guard let own = entry("digits").map(Array.init), own.count == 10 else { return text }
    return String(
      text.map { character in
        character.isASCII ? character.wholeNumberValue.map { own[$0] } ?? character : character
      })
  }

  /// How a currency is written beside a number.
  func symbol(of currency: String, isNarrow: Bool = false) -> String {
    (isNarrow ? value(of: currency, in: "narrowSymbols") : nil)
      ?? value(of: currency, in: "symbols") ?? currency
  }

  /// Puts a number and the symbol of a currency into a shape; letters beside digits get a space.
  func fill(_ shape: String, _ number: String, symbol: String = "") -> String {
    var text = ""
    let signs = Array(shape)
    for (index, sign) in signs.enumerated() {
      switch sign {
      case "#": text += number
      case "¤":
        let isBefore = index + 1 < signs.count && signs[index + 1] == "#"
        let isBehind = index > 0 && signs[index - 1] == "#"
        if isBehind, needsSpace(symbol.first) { text += "\u{A0}" }
        text += symbol
        if isBefore, needsSpace(symbol.last) { text += "\u{A0}" }
      default: text.append(sign)
      }
    }
    return text
  }

  private func needsSpace(_ edge: Character?) -> Bool {
    edge.map { !$0.isSymbol && !$0.isWhitespace } ?? false
  }
}
